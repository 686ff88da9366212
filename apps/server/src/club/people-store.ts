import type { PersonId } from '@riffle/people';
import type { NewPerson, Person } from '@riffle/wire';
import type { NameListener } from './changes.ts';

export type PeopleQuery = {
  readonly query?: string;
  /** Those who played most first, and only those who ever did. */
  readonly regulars?: boolean;
  /** Those merged into others as well, to take one out again. */
  readonly merged?: boolean;
};

/** A person without what was played: that is counted only where it is shown. */
export type Described = Omit<Person, 'nights' | 'lastNight'>;

/** The club's directory of people. */
export type PeopleStore = {
  /** The entry under this id, also where it was merged into another. */
  find(id: PersonId): Promise<Person | undefined>;
  /** Who is behind these ids now: the one that an id was merged into. Nothing for ids that nobody has. */
  behind(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Described>>;
  /** Every id that the person ever had, through merges; nothing for an id that nobody has. */
  idsOf(id: PersonId): Promise<readonly PersonId[]>;
  /** The best match first. Without a query all that are still persons of their own. */
  search(query: PeopleQuery): Promise<readonly Person[]>;
  /** Ids that are there already stay as they are. */
  add(people: readonly { readonly id: PersonId; readonly person: NewPerson }[], at: number): Promise<void>;
  /** Only what is given; an empty text empties. */
  change(id: PersonId, changes: Partial<NewPerson>): Promise<Person | undefined>;
  /** Gives the person that is left. A merge that would go in a circle is none, nor is one with nobody. */
  merge(id: PersonId, into: PersonId): Promise<Person | undefined>;
  unmerge(id: PersonId): Promise<Person | undefined>;
  /** Name and all that was known are gone, under every id that the person ever had; the ids stay, since results refer to them. */
  erase(id: PersonId): Promise<boolean>;
  /** Whoever shows names must show the new ones. Gives back what ends it. */
  onChange(listener: NameListener): () => void;
};
