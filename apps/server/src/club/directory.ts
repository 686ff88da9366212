import type { DatabaseSync } from 'node:sqlite';
import { looselyFolded, NOBODY, nameWords, type PersonId, toPersonId } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import { inOne } from './club-file.ts';
import { type PersonRow, type Played, personOf, rowOf } from './person-row.ts';
import { matchOf } from './resemblance.ts';

export type PeopleQuery = {
  readonly query?: string;
  /** Those who played most first, and only those who ever did. */
  readonly regulars?: boolean;
  /** Those merged into others as well, to take one out again. */
  readonly merged?: boolean;
};
type Kept = { readonly row: PersonRow; readonly words: readonly string[] };

/** The club's people. A club has some thousands at most: they are kept in memory, and every change is on disk first. */
export class Directory {
  readonly #db: DatabaseSync;
  readonly #kept = new Map<string, Kept>();
  #played: ReadonlyMap<string, Played> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#readAll();
  }

  /** Whoever shows names must show the new ones. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The person behind an id, the one that it was merged into. */
  resolve(id: PersonId): Person | undefined {
    let row = this.#kept.get(id)?.row;
    while (row?.merged_into != null) row = this.#kept.get(row.merged_into)?.row;
    return row === undefined ? undefined : this.#person(row);
  }

  find(id: PersonId): Person | undefined {
    const row = this.#kept.get(id)?.row;
    return row === undefined ? undefined : this.#person(row);
  }

  /** Without a query all that are still persons of their own. */
  search({ query = '', regulars = false, merged = false }: PeopleQuery): readonly Person[] {
    const wanted = looselyFolded(query);
    const found: { person: Person; score: number }[] = [];
    for (const { row, words } of this.#kept.values()) {
      if ((row.merged_into !== null && !merged) || row.last === NOBODY) continue;
      const score = wanted === '' ? 1 : matchOf(wanted, words);
      if (score === 0) continue;
      const person = this.#person(row);
      if (regulars && person.nights === 0) continue;
      found.push({ person, score });
    }
    const byName = new Intl.Collator('de').compare;
    found.sort(
      (a, b) =>
        b.score - a.score ||
        (regulars ? b.person.nights - a.person.nights : 0) ||
        byName(a.person.last, b.person.last) ||
        byName(a.person.first, b.person.first),
    );
    return found.map(({ person }) => person);
  }

  /** Gives the ids back that were there already; those stay as they are. */
  add(people: readonly { readonly id: PersonId; readonly person: NewPerson }[], now: number): readonly PersonId[] {
    const known = people.filter(({ id }) => this.#kept.has(id)).map(({ id }) => id);
    const insert = this.#db.prepare(SQL.insert);
    inOne(this.#db, () => {
      for (const { id, person } of people) {
        if (!this.#kept.has(id)) insert.run({ ...rowOf(id, person), created_at: now });
      }
    });
    for (const { id, person } of people) {
      if (!this.#kept.has(id)) this.#keep({ ...rowOf(id, person), merged_into: null });
    }
    this.#tell();
    return known;
  }

  change(id: PersonId, person: NewPerson): Person | undefined {
    const kept = this.#kept.get(id);
    if (kept === undefined) return undefined;
    const row = rowOf(id, person);
    this.#db.prepare(SQL.update).run(row);
    this.#keep({ ...row, merged_into: kept.row.merged_into });
    this.#tell();
    return this.find(id);
  }

  /** `into` absent takes the merge back. A merge that would go in a circle is none. */
  merge(id: PersonId, into: PersonId | undefined): Person | undefined {
    const kept = this.#kept.get(id);
    const target = into === undefined ? undefined : this.resolve(into);
    if (kept === undefined || (into !== undefined && (target === undefined || target.id === id))) return undefined;
    this.#db.prepare('update people set merged_into = ? where id = ?').run(target?.id ?? null, id);
    this.#keep({ ...kept.row, merged_into: target?.id ?? null });
    this.#played = undefined;
    this.#tell();
    return this.find(target?.id ?? id);
  }

  /** Name and all that was known of the person are gone, under every id it ever had; the ids stay, since results refer to them. */
  erase(id: PersonId): boolean {
    const person = this.resolve(id);
    if (person === undefined) return false;
    const nobody = { first: '', last: NOBODY, guest: true, roomName: 'full' } as const;
    const same = [...this.#kept.values()].filter(({ row }) => this.resolve(toPersonId(row.id))?.id === person.id);
    inOne(this.#db, () => {
      for (const { row } of same) {
        this.#db.prepare(SQL.update).run(rowOf(row.id, nobody));
        this.#db.prepare('update people set erased = 1 where id = ?').run(row.id);
      }
    });
    // the log beside the file still holds the old page until it is written back
    this.#db.exec('pragma wal_checkpoint(truncate)');
    for (const { row } of same) this.#keep({ ...rowOf(row.id, nobody), merged_into: row.merged_into });
    this.#tell();
    return true;
  }

  /** Who took part in a night: kept apart from the journal, so that "regulars" need not read every night. */
  setPlayed(night: string, people: readonly PersonId[], at: number): void {
    inOne(this.#db, () => {
      this.#db.prepare('delete from played where night = ?').run(night);
      const insert = this.#db.prepare('insert or ignore into played (night, person, at) values (?, ?, ?)');
      for (const person of people) insert.run(night, person, at);
    });
    this.#played = undefined;
  }

  #readAll(): void {
    for (const row of this.#db.prepare('select * from people').all()) this.#keep(row as unknown as PersonRow);
  }

  /** Counted when somebody asks: many nights may be written down one after another before that. */
  #playedBy(): ReadonlyMap<string, Played> {
    if (this.#played !== undefined) return this.#played;
    const nights = new Map<string, Map<string, number>>();
    for (const found of this.#db.prepare('select night, person, at from played').iterate()) {
      const { night, person, at } = found as { night: string; person: string; at: number };
      let row = this.#kept.get(person)?.row;
      while (row?.merged_into != null) row = this.#kept.get(row.merged_into)?.row;
      const id = row?.id ?? person;
      nights.set(id, (nights.get(id) ?? new Map<string, number>()).set(night, at));
    }
    this.#played = new Map(
      [...nights].map(([id, played]) => [id, { nights: played.size, last: Math.max(...played.values()) }]),
    );
    return this.#played;
  }

  #keep(row: PersonRow): void {
    const known = [row.first, row.last, row.nickname, row.number, row.club, row.email];
    const words = known.flatMap((text) => (text === null ? [] : nameWords(text)));
    this.#kept.set(row.id, { row, words });
  }

  #person(row: PersonRow): Person {
    return personOf(row, this.#playedBy().get(row.id) ?? { nights: 0 });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const SQL = {
  insert: `insert into people (id, first, last, nickname, club, number, email, birthday, note, guest, room_name, created_at)
           values (:id, :first, :last, :nickname, :club, :number, :email, :birthday, :note, :guest, :room_name, :created_at)`,
  update: `update people set first = :first, last = :last, nickname = :nickname, club = :club, number = :number,
           email = :email, birthday = :birthday, note = :note, guest = :guest, room_name = :room_name where id = :id`,
};
