import type { DatabaseSync } from 'node:sqlite';
import { NOBODY, type PersonId } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { Changes, type NameListener } from '../changes.ts';
import type { Described, PeopleQuery, PeopleStore } from '../people-store.ts';
import { ranked, scoresFor } from '../search-people.ts';
import { answered, answeredInOne, inOne } from './one-piece.ts';
import { fieldsOf, type PersonRow, personOf, rowOf } from './person-row.ts';
import { playedOf, playedOfAll } from './played.ts';

type Searched = { readonly id: string; readonly words: string };

/** Where so many are found, who played is counted of everybody. */
const MANY = 500;
/** What is left of a person that was erased. */
const ERASED: NewPerson = { first: '', last: NOBODY, guest: true, roomName: 'full' };

export class SqlitePeople implements PeopleStore {
  readonly #db: DatabaseSync;
  readonly #changes: Changes;

  constructor(db: DatabaseSync, changes = new Changes()) {
    this.#db = db;
    this.#changes = changes;
  }

  onChange(listener: NameListener): () => void {
    return this.#changes.onChange(listener);
  }

  find(id: PersonId): Promise<Person | undefined> {
    return answered(() => this.#person(id));
  }

  behind(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Described>> {
    return answered(() => {
      const rows = this.#db.prepare(SQL.behind).all(JSON.stringify(ids)) as (PersonRow & { asked: PersonId })[];
      return new Map(
        rows.map((row) => {
          const { nights: _, lastNight: __, ...described } = personOf(row, undefined);
          return [row.asked, described];
        }),
      );
    });
  }

  idsOf(id: PersonId): Promise<readonly PersonId[]> {
    return answered(() => this.#idsOf(id));
  }

  search({ query = '', regulars = false, merged = false }: PeopleQuery): Promise<readonly Person[]> {
    return answered(() => {
      const among = merged ? SQL.all : SQL.unmerged;
      const scores = scoresFor(query, () => this.#select<Searched>(`select id, words ${among}`, NOBODY));
      const found = scores === undefined ? undefined : [...scores.keys()];
      const rows =
        found === undefined
          ? this.#select<PersonRow>(`select * ${among}`, NOBODY)
          : this.#select<PersonRow>(SQL.these, JSON.stringify(found));
      const played = found === undefined || found.length > MANY ? playedOfAll(this.#db) : playedOf(this.#db, found);
      const people = rows.map((row) => personOf(row, row.merged_into === null ? played.get(row.id) : undefined));
      return ranked(people, scores, regulars);
    });
  }

  async add(people: readonly { readonly id: PersonId; readonly person: NewPerson }[], at: number): Promise<void> {
    await answeredInOne(this.#db, () => {
      const insert = this.#db.prepare(INSERT_PERSON);
      for (const { id, person } of people) insert.run({ ...rowOf(id, person), created_at: at });
    });
    this.#changes.tell(people.map(({ id }) => id));
  }

  change(id: PersonId, changes: Partial<NewPerson>): Promise<Person | undefined> {
    return this.#changing(() => {
      const row = this.#row(id);
      if (row === undefined) return undefined;
      this.#db.prepare(SQL.update).run(rowOf(id, { ...fieldsOf(row), ...changes }));
      return id;
    });
  }

  merge(id: PersonId, into: PersonId): Promise<Person | undefined> {
    return this.#changing(() => {
      const target = this.#rootOf(into);
      if (this.#row(id) === undefined || target === undefined || target === id) return undefined;
      this.#db.prepare(SQL.merge).run(target, id);
      return target;
    });
  }

  unmerge(id: PersonId): Promise<Person | undefined> {
    return this.#changing(() => (this.#db.prepare(SQL.merge).run(null, id).changes === 0 ? undefined : id));
  }

  async erase(id: PersonId): Promise<boolean> {
    const isErased = await answered(() => {
      const ids = inOne(this.#db, () => this.#eraseAllOf(id));
      // the log beside the file still holds the old page until it is written back
      if (ids > 0) this.#db.exec('pragma wal_checkpoint(truncate)');
      return ids > 0;
    });
    if (isErased) this.#changes.tell();
    return isErased;
  }

  #idsOf(id: PersonId): readonly PersonId[] {
    const root = this.#rootOf(id);
    const same = root === undefined ? [] : (this.#db.prepare(SQL.same).all(root) as { readonly id: PersonId }[]);
    return same.map((one) => one.id);
  }

  #eraseAllOf(id: PersonId): number {
    const same = this.#idsOf(id);
    const update = this.#db.prepare(SQL.update);
    const mark = this.#db.prepare('update people set erased = 1 where id = ?');
    for (const one of same) {
      update.run(rowOf(one, ERASED));
      mark.run(one);
    }
    return same.length;
  }

  /** `work` says whom to show afterwards; nothing where it changed nothing. */
  async #changing(work: () => string | undefined): Promise<Person | undefined> {
    const changed = await answeredInOne(this.#db, () => {
      const id = work();
      return id === undefined ? undefined : this.#person(id);
    });
    if (changed !== undefined) this.#changes.tell();
    return changed;
  }

  #select<Row>(sql: string, ...parameters: readonly string[]): readonly Row[] {
    return this.#db.prepare(sql).all(...parameters) as Row[];
  }

  #row(id: string): PersonRow | undefined {
    return this.#db.prepare('select * from people where id = ?').get(id) as PersonRow | undefined;
  }

  #person(id: string): Person | undefined {
    const row = this.#row(id);
    return row === undefined ? undefined : personOf(row, playedOf(this.#db, [id]).get(id));
  }

  #rootOf(id: string): string | undefined {
    const [root] = this.#db.prepare(SQL.behind).all(JSON.stringify([id])) as PersonRow[];
    return root?.id;
  }
}

/** One who is there already stays as he is. */
export const INSERT_PERSON = `insert into people
    (id, first, last, nickname, club, number, email, birthday, note, guest, room_name, words, created_at)
  values (:id, :first, :last, :nickname, :club, :number, :email, :birthday, :note, :guest, :room_name, :words, :created_at)
  on conflict (id) do nothing`;

const SQL = {
  all: 'from people where last <> ?',
  unmerged: 'from people where last <> ? and merged_into is null',
  these: 'select * from people where id in (select value from json_each(?))',
  update: `update people set first = :first, last = :last, nickname = :nickname, club = :club, number = :number,
    email = :email, birthday = :birthday, note = :note, guest = :guest, room_name = :room_name, words = :words
    where id = :id`,
  merge: 'update people set merged_into = ? where id = ?',
  behind: `with recursive chain (asked, id, next) as (
      select id, id, merged_into from people where id in (select value from json_each(?))
      union
      select chain.asked, people.id, people.merged_into from chain join people on people.id = chain.next)
    select chain.asked, people.* from chain join people on people.id = chain.id where chain.next is null`,
  same: `with recursive same (id) as (
      select ?
      union
      select people.id from same join people on people.merged_into = same.id)
    select id from same`,
};
