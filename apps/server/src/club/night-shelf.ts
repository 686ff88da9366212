import type { DatabaseSync } from 'node:sqlite';
import type { Stage } from '@riffle/tournament';
import type { NightSummary, Wall, WallScreen } from '@riffle/wire';
import { newCode } from '../staff/token.ts';

/** What the list of nights and a restart need to know without reading a night. */
export type Shelved = NightSummary & {
  /** Commits that the rest of the row has seen. */
  readonly version: number;
  /** Of its rulebook, which stays as it is while a night holds it. */
  readonly edition: string;
  /** When the night does something by itself next. */
  readonly dueAt?: number;
};

type NightRow = {
  readonly id: string;
  readonly code: string;
  readonly created_at: number;
  readonly name: string;
  readonly rulebook: string;
  readonly edition: string;
  readonly stage: string;
  readonly starts_at: number | null;
  readonly entries: number;
  readonly left: number;
  readonly version: number;
  readonly due_at: number | null;
  readonly pinned: string | null;
  readonly announcement: string | null;
};

/** The list of nights. All of it but links, wall and archive could be made again from the journal. */
export class NightShelf {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  list(archived: boolean): readonly NightSummary[] {
    return this.#rows('select * from nights where archived = ? order by created_at desc', archived ? 1 : 0).map(
      summaryOf,
    );
  }

  find(id: string): Shelved | undefined {
    const [row] = this.#rows('select * from nights where id = ?', id);
    return row === undefined ? undefined : shelvedOf(row);
  }

  idOf(code: string): string | undefined {
    return this.#rows('select * from nights where code = ?', code)[0]?.id;
  }

  all(): readonly Shelved[] {
    return this.#rows('select * from nights').map(shelvedOf);
  }

  put(shelved: Shelved): void {
    const { id, code, createdAt, name, rulebook, edition, stage, startsAt, entries, left, version, dueAt } = shelved;
    this.#db.prepare(PUT).run({
      id,
      code,
      created_at: createdAt,
      name,
      rulebook,
      edition,
      stage,
      starts_at: startsAt ?? null,
      entries,
      left,
      version,
      due_at: dueAt ?? null,
    });
  }

  wallOf(id: string): Wall {
    const [row] = this.#rows('select * from nights where id = ?', id);
    return {
      ...(row?.pinned == null ? {} : { pinned: row.pinned as WallScreen }),
      ...(row?.announcement == null ? {} : { announcement: row.announcement }),
    };
  }

  setWall(id: string, { pinned, announcement }: Wall): void {
    this.#db
      .prepare('update nights set pinned = ?, announcement = ? where id = ?')
      .run(pinned ?? null, announcement ?? null, id);
  }

  /** How many nights hold this edition of a rulebook, begun or not. */
  holding(rulebook: string, edition: string): number {
    return this.#rows('select * from nights where rulebook = ? and edition = ?', rulebook, edition).length;
  }

  archive(id: string, archived: boolean): void {
    this.#db.prepare('update nights set archived = ? where id = ?').run(archived ? 1 : 0, id);
  }

  /** Short enough to be typed from the wall, long enough not to be found by trying: 31^8. */
  freeCode(): string {
    for (;;) {
      const code = newCode(8);
      if (this.idOf(code) === undefined) return code;
    }
  }

  #rows(sql: string, ...parameters: readonly (string | number)[]): readonly NightRow[] {
    return this.#db.prepare(sql).all(...parameters) as NightRow[];
  }
}

const summaryOf = (row: NightRow): NightSummary => ({
  id: row.id,
  code: row.code,
  name: row.name,
  rulebook: row.rulebook,
  stage: row.stage as Stage,
  ...(row.starts_at === null ? {} : { startsAt: row.starts_at }),
  createdAt: row.created_at,
  entries: row.entries,
  left: row.left,
});
const shelvedOf = (row: NightRow): Shelved => ({
  ...summaryOf(row),
  edition: row.edition,
  version: row.version,
  ...(row.due_at === null ? {} : { dueAt: row.due_at }),
});

const PUT = `insert into nights (id, code, created_at, name, rulebook, edition, stage, starts_at, entries, "left", version, due_at)
  values (:id, :code, :created_at, :name, :rulebook, :edition, :stage, :starts_at, :entries, :left, :version, :due_at)
  on conflict (id) do update set name = excluded.name, rulebook = excluded.rulebook,
    edition = excluded.edition, stage = excluded.stage,
    starts_at = excluded.starts_at, entries = excluded.entries, "left" = excluded."left",
    version = excluded.version, due_at = excluded.due_at`;
