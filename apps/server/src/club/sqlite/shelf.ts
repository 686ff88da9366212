import type { DatabaseSync } from 'node:sqlite';
import { newCode } from '../../staff/token.ts';
import type { Played, Shelf, Shelved } from '../shelf.ts';
import { keptJson } from './kept-json.ts';
import { answered, answeredInOne, inOne } from './one-piece.ts';

type Row = {
  readonly kind: string;
  readonly id: string;
  readonly code: string;
  readonly created_at: number;
  readonly version: number;
  readonly due_at: number | null;
  readonly line: string;
  readonly aside: string;
  readonly holds: string;
  readonly deleted_at: number | null;
};

export class SqliteShelf implements Shelf {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(kind: string, archived: boolean): Promise<readonly Shelved[]> {
    const sql = `${SELECT} where kind = ? and archived = ? and deleted_at is null order by created_at desc, rowid`;
    return answered(() => this.#rows(sql, kind, archived ? 1 : 0).flatMap(shelvedOf));
  }

  bin(kind: string): Promise<readonly Shelved[]> {
    const sql = `${SELECT} where kind = ? and deleted_at is not null order by deleted_at desc, rowid desc`;
    return answered(() => this.#rows(sql, kind).flatMap(shelvedOf));
  }

  all(kind: string): Promise<readonly Shelved[]> {
    return answered(() => this.#rows(`${SELECT} where kind = ?`, kind).flatMap(shelvedOf));
  }

  everything(): Promise<readonly Shelved[]> {
    return answered(() => this.#rows(SELECT).flatMap(shelvedOf));
  }

  find(kind: string, id: string): Promise<Shelved | undefined> {
    return answered(() => this.#rows(`${SELECT} where kind = ? and id = ?`, kind, id).flatMap(shelvedOf).at(0));
  }

  codeOf(kind: string, id: string): Promise<string> {
    return answered(() => this.#codeOf(kind, id) ?? inOne(this.#db, () => this.#linked(kind, id)));
  }

  linkAll(kind: string, ids: readonly string[]): Promise<void> {
    return answeredInOne(this.#db, () => {
      for (const id of ids) if (this.#codeOf(kind, id) === undefined) this.#linked(kind, id);
    });
  }

  unlink(kind: string, id: string): Promise<void> {
    const sql = `delete from link where kind = ? and id = ?
      and not exists (select 1 from shelf where shelf.kind = link.kind and shelf.id = link.id)`;
    return answered(() => void this.#db.prepare(sql).run(kind, id));
  }

  idOf(kind: string, code: string): Promise<string | undefined> {
    const sql = 'select id from link where kind = ? and code = ?';
    return answered(() => (this.#db.prepare(sql).get(kind, code) as { id: string } | undefined)?.id);
  }

  put({ kind, id, code, createdAt, version, dueAt, line, holds }: Shelved): Promise<void> {
    return answeredInOne(this.#db, () => {
      const put = this.#db.prepare(PUT);
      const linked = this.#linked(kind, id, code);
      const { changes } = put.run(kind, id, linked, createdAt, version, dueAt ?? null, JSON.stringify(line));
      if (changes === 0) return;
      this.#db.prepare('delete from holding where kind = ? and id = ?').run(kind, id);
      const hold = this.#db.prepare('insert or ignore into holding (kind, id, rulebook, edition) values (?, ?, ?, ?)');
      for (const held of holds) hold.run(kind, id, held.id, held.edition);
    });
  }

  asideOf(kind: string, id: string): Promise<object> {
    return answered(
      () => keptJson<object>(this.#rows(`${SELECT} where kind = ? and id = ?`, kind, id)[0]?.aside ?? '{}') ?? {},
    );
  }

  setAside(kind: string, id: string, aside: object): Promise<void> {
    const sql = 'update shelf set aside = ? where kind = ? and id = ?';
    return answered(() => void this.#db.prepare(sql).run(JSON.stringify(aside), kind, id));
  }

  archive(kind: string, id: string, archived: boolean): Promise<boolean> {
    const sql = 'update shelf set archived = ? where kind = ? and id = ? and deleted_at is null';
    return answered(() => this.#db.prepare(sql).run(archived ? 1 : 0, kind, id).changes > 0);
  }

  discard(kind: string, id: string, at: number): Promise<boolean> {
    const sql = 'update shelf set deleted_at = ? where kind = ? and id = ? and deleted_at is null';
    return answeredInOne(this.#db, () => {
      const { changes } = this.#db.prepare(sql).run(at, kind, id);
      if (changes > 0) this.#db.prepare('delete from played where kind = ? and id = ?').run(kind, id);
      return changes > 0;
    });
  }

  bringBack(kind: string, id: string): Promise<boolean> {
    const sql = 'update shelf set deleted_at = null where kind = ? and id = ? and deleted_at is not null';
    return answered(() => this.#db.prepare(sql).run(kind, id).changes > 0);
  }

  remove(kind: string, id: string): Promise<boolean> {
    return answeredInOne(this.#db, () => {
      this.#db.prepare('delete from link where kind = ? and id = ?').run(kind, id);
      // who took part and what it held go with it
      return this.#db.prepare('delete from shelf where kind = ? and id = ?').run(kind, id).changes > 0;
    });
  }

  deletedAt(kind: string, id: string): Promise<number | undefined> {
    const sql = 'select deleted_at from shelf where kind = ? and id = ?';
    return answered(
      () => (this.#db.prepare(sql).get(kind, id) as Pick<Row, 'deleted_at'> | undefined)?.deleted_at ?? undefined,
    );
  }

  setPlayed(kind: string, id: string, { at, people }: Played): Promise<void> {
    return answeredInOne(this.#db, () => {
      this.#db.prepare('delete from played where kind = ? and id = ?').run(kind, id);
      const insert = this.#db.prepare('insert or ignore into played (kind, id, person, at) values (?, ?, ?, ?)');
      for (const person of people) insert.run(kind, id, person, at);
    });
  }

  /** The code that it has; else this one from now on. */
  #linked(kind: string, id: string, otherwise: string = this.#freeCode()): string {
    const insert = this.#db.prepare(
      'insert into link (kind, id, code) values (?, ?, ?) on conflict (kind, id) do nothing',
    );
    insert.run(kind, id, otherwise);
    return this.#codeOf(kind, id) ?? otherwise;
  }

  #codeOf(kind: string, id: string): string | undefined {
    const row = this.#db.prepare('select code from link where kind = ? and id = ?').get(kind, id);
    return (row as { code: string } | undefined)?.code;
  }

  #freeCode(): string {
    const taken = this.#db.prepare('select 1 from link where code = ?');
    for (;;) {
      // 31^8
      const code = newCode(8);
      if (taken.get(code) === undefined) return code;
    }
  }

  #rows(sql: string, ...parameters: readonly (string | number)[]): readonly Row[] {
    return this.#db.prepare(sql).all(...parameters) as Row[];
  }
}

/** A line that cannot be read is made again from the journal, as one that is not there. */
function shelvedOf(row: Row): readonly Shelved[] {
  const line = keptJson<object>(row.line);
  if (line === undefined) return [];
  const shelved = {
    kind: row.kind,
    id: row.id,
    code: row.code,
    createdAt: row.created_at,
    version: row.version,
    ...(row.due_at === null ? {} : { dueAt: row.due_at }),
    line,
    holds: JSON.parse(row.holds) as Shelved['holds'],
    ...(row.deleted_at === null ? {} : { deletedAt: row.deleted_at }),
  };
  return [shelved];
}

const SELECT = `select *, (select json_group_array(json_object('id', rulebook, 'edition', edition))
    from holding where holding.kind = shelf.kind and holding.id = shelf.id) as holds
  from shelf`;

const PUT = `insert into shelf (kind, id, code, created_at, version, due_at, line) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (kind, id) do update set version = excluded.version, due_at = excluded.due_at, line = excluded.line
  where excluded.version >= shelf.version`;
