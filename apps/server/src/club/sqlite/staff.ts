import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { NOBODY } from '@riffle/people';
import type { Role, StaffMember } from '@riffle/wire';
import { Changes, type NameListener } from '../changes.ts';
import { type Credentials, folded, type StaffStore } from '../staff-store.ts';
import { answered, answeredInOne } from './one-piece.ts';
import { memberOf, type StaffRow } from './staff-row.ts';

export class SqliteStaff implements StaffStore {
  readonly #db: DatabaseSync;
  readonly #changes: Changes;
  readonly #byId: StatementSync;

  constructor(db: DatabaseSync, changes = new Changes()) {
    this.#db = db;
    this.#changes = changes;
    this.#byId = db.prepare('select * from staff where id = ? and removed_at is null');
  }

  onChange(listener: NameListener): () => void {
    return this.#changes.onChange(listener);
  }

  hasOwner(): Promise<boolean> {
    return answered(() => this.#db.prepare('select 1 from staff where owner = 1').get() !== undefined);
  }

  list(): Promise<readonly StaffMember[]> {
    return answered(() => this.#rows('select * from staff where removed_at is null order by created_at').map(memberOf));
  }

  find(id: string): Promise<StaffMember | undefined> {
    return answered(() => this.#member(id));
  }

  takeLink(link: string, at: number): Promise<StaffMember | undefined> {
    return answered(() =>
      this.#rows('update staff set link = null where link = ? and link_until > ? returning *', link, at)
        .map(memberOf)
        .at(0),
    );
  }

  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return answered(() => {
      const rows = this.#rows('select * from staff where id in (select value from json_each(?))', JSON.stringify(ids));
      return new Map(rows.map(({ id, name }) => [id, name]));
    });
  }

  credentialsOf(name: string): Promise<Credentials | undefined> {
    return answered(() => {
      const row = this.#byName(name);
      return row && { id: row.id, pin: row.pin ?? undefined, lockedUntil: row.locked_until };
    });
  }

  findWithPin(id: string, pin: string): Promise<StaffMember | undefined> {
    return answered(() =>
      this.#rows('select * from staff where id = ? and pin = ? and removed_at is null', id, pin).map(memberOf).at(0),
    );
  }

  addOwner({ id, name, pin, at }: Parameters<StaffStore['addOwner']>[0]): ReturnType<StaffStore['addOwner']> {
    return answeredInOne(this.#db, () => {
      const { changes } = this.#db
        .prepare(
          `insert into staff (id, name, role, owner, pin, created_at)
           select ?, ?, 'director', 1, ?, ? where not exists (select 1 from staff where owner = 1)`,
        )
        .run(id, name, pin, at);
      return changes === 0 ? refuse('there-is-one') : accept(this.#kept(id));
    });
  }

  add({ id, name, role, at }: Parameters<StaffStore['add']>[0]): ReturnType<StaffStore['add']> {
    return answeredInOne(this.#db, () => {
      if (this.#byName(name) !== undefined) return refuse('name-taken');
      this.#db
        .prepare('insert into staff (id, name, role, owner, created_at) values (?, ?, ?, 0, ?)')
        .run(id, name, role, at);
      return accept(this.#kept(id));
    });
  }

  async change(
    id: string,
    { name, role }: { readonly name?: string | undefined; readonly role?: Role | undefined },
  ): Promise<Verdict<StaffMember, 'name-taken' | 'not-found'>> {
    const changed = await answeredInOne(this.#db, (): Verdict<StaffMember, 'name-taken' | 'not-found'> => {
      if (this.#member(id) === undefined) return refuse('not-found');
      const namesake = name === undefined ? undefined : this.#byName(name);
      if (namesake !== undefined && namesake.id !== id) return refuse('name-taken');
      this.#db
        .prepare('update staff set name = coalesce(?, name), role = coalesce(?, role) where id = ?')
        .run(name ?? null, role ?? null, id);
      return accept(this.#kept(id));
    });
    if (changed.ok) this.#changes.tell();
    return changed;
  }

  setPin(id: string, pin: string): Promise<void> {
    return this.#run(
      'update staff set pin = ?, failures = 0, locked_until = 0 where id = ? and removed_at is null',
      pin,
      id,
    );
  }

  setPinAndLink(
    id: string,
    { pin, link, linkUntil }: Parameters<StaffStore['setPinAndLink']>[1],
  ): Promise<StaffMember | undefined> {
    return answeredInOne(this.#db, () => {
      this.#db
        .prepare(
          `update staff set pin = ?, link = ?, link_until = ?, failures = 0, locked_until = 0
           where id = ? and removed_at is null`,
        )
        .run(pin, link, linkUntil, id);
      return this.#member(id);
    });
  }

  countFailure(id: string, lockedUntil: (failures: number) => number): Promise<void> {
    return answeredInOne(this.#db, () => {
      const [row] = this.#rows('select * from staff where id = ?', id);
      const failures = (row?.failures ?? 0) + 1;
      this.#db
        .prepare('update staff set failures = ?, locked_until = ? where id = ?')
        .run(failures, lockedUntil(failures), id);
    });
  }

  forgetFailures(id: string): Promise<void> {
    return this.#run('update staff set failures = 0, locked_until = 0 where id = ?', id);
  }

  remove(id: string, at: number): Promise<void> {
    return this.#run('update staff set removed_at = ?, pin = null, link = null where id = ? and owner = 0', at, id);
  }

  async eraseFormer(names: readonly string[]): Promise<void> {
    const wanted = names.map(folded);
    const erased = await answeredInOne(this.#db, () => {
      const rows = this.#rows('select * from staff where removed_at is not null');
      const found = rows.filter(({ name }) => wanted.includes(folded(name)));
      const erase = this.#db.prepare('update staff set name = ? where id = ?');
      for (const { id } of found) erase.run(NOBODY, id);
      return found.length;
    });
    if (erased > 0) this.#changes.tell();
  }

  #run(sql: string, ...parameters: readonly (string | number)[]): Promise<void> {
    return answered(() => void this.#db.prepare(sql).run(...parameters));
  }

  #rows(sql: string, ...parameters: readonly (string | number)[]): readonly StaffRow[] {
    return this.#db.prepare(sql).all(...parameters) as StaffRow[];
  }

  #member(id: string): StaffMember | undefined {
    const row = this.#byId.get(id) as StaffRow | undefined;
    return row && memberOf(row);
  }

  #kept(id: string): StaffMember {
    const member = this.#member(id);
    if (member === undefined) throw new Error('what was just written is not there');
    return member;
  }

  #byName(name: string): StaffRow | undefined {
    const wanted = folded(name);
    return this.#rows('select * from staff where removed_at is null').find((row) => folded(row.name) === wanted);
  }
}
