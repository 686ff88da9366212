import type { DatabaseSync } from 'node:sqlite';
import type { Arrival, ArrivalStore, Coming } from '../arrival-store.ts';
import type { Changes } from '../changes.ts';
import { keptJson } from './kept-json.ts';
import { answered, answeredInOne } from './one-piece.ts';
import { INSERT_PERSON } from './people.ts';
import { rowOf } from './person-row.ts';

type Row = { readonly people: string; readonly staff: string };
/** Who shows names, and must show these. */
type Told = { readonly people: Changes; readonly staff: Changes };

export class SqliteArrivals implements ArrivalStore {
  readonly #db: DatabaseSync;
  readonly #told: Told;

  constructor(db: DatabaseSync, told: Told) {
    this.#db = db;
    this.#told = told;
  }

  async begin({ stream, version }: Arrival, { people, staff }: Coming, at: number): Promise<void> {
    await answeredInOne(this.#db, () => {
      const person = this.#db.prepare(INSERT_PERSON);
      const newcomers = people.filter(
        (one) => person.run({ ...rowOf(one.id, one.person), created_at: at }).changes > 0,
      );
      const member = this.#db.prepare(INSERT_FORMER);
      const former = staff.filter(({ id, name }) => member.run({ id, name, at }).changes > 0);
      // where an earlier one was left open, who came with it comes with this
      const before = this.#row(stream);
      const all = (ids: readonly { readonly id: string }[], earlier: string | undefined): string =>
        JSON.stringify([...idsIn(earlier), ...ids.map(({ id }) => id)]);
      this.#db.prepare(PUT).run(stream, version, all(newcomers, before?.people), all(former, before?.staff), at);
    });
    this.#told.people.tell(people.map(({ id }) => id));
    this.#told.staff.tell(staff.map(({ id }) => id));
  }

  settle(stream: string): Promise<void> {
    return answered(() => void this.#db.prepare('delete from arriving where stream = ?').run(stream));
  }

  async withdraw(stream: string): Promise<void> {
    await answeredInOne(this.#db, () => {
      const { people, staff } = this.#row(stream) ?? {};
      this.#db.prepare(REMOVE_PEOPLE).run(JSON.stringify(idsIn(people)));
      this.#db.prepare(REMOVE_STAFF).run(JSON.stringify(idsIn(staff)));
      this.#db.prepare('delete from arriving where stream = ?').run(stream);
    });
    this.#told.people.tell();
  }

  open(): Promise<readonly Arrival[]> {
    return answered(() => this.#db.prepare('select stream, version from arriving').all() as Arrival[]);
  }

  #row(stream: string): Row | undefined {
    return this.#db.prepare('select people, staff from arriving where stream = ?').get(stream) as Row | undefined;
  }
}

/** Nobody where a flipped bit has made it unreadable: they stay in the directory. */
const idsIn = (kept = '[]'): readonly string[] => keptJson<readonly string[]>(kept) ?? [];

/** As somebody who has left: a name for the log, and no way to sign in. */
const INSERT_FORMER = `insert into staff (id, name, role, owner, created_at, removed_at)
  values (:id, :name, 'display', 0, :at, :at) on conflict (id) do nothing`;
const PUT = `insert into arriving (stream, version, people, staff, at) values (?, ?, ?, ?, ?)
  on conflict (stream) do update set version = excluded.version, people = excluded.people, staff = excluded.staff`;
const REMOVE_PEOPLE = `delete from people where id in (select value from json_each(?))
  and not exists (select 1 from played where played.person = people.id)
  and not exists (select 1 from people merged where merged.merged_into = people.id)`;
const REMOVE_STAFF = 'delete from staff where id in (select value from json_each(?)) and removed_at is not null';
