import type { Commit, Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { TournamentEvent } from '@riffle/tournament';
import type { Person } from '@riffle/wire';

export const NIGHT_FORMAT = 'riffle-night';
export const NIGHT_VERSION = 1;

/** What another Riffle must know of a person to show the night; contacts and birthdays stay at home. */
export type PersonInFile = Pick<
  Person,
  'id' | 'first' | 'last' | 'nickname' | 'club' | 'number' | 'guest' | 'roomName'
>;

/** One night in one file: all that happened, and who took part. */
export type NightFile = {
  readonly format: typeof NIGHT_FORMAT;
  readonly v: typeof NIGHT_VERSION;
  readonly exportedAt: Instant;
  /** The night's id, the same wherever it is taken in. */
  readonly night: string;
  readonly commits: readonly Commit<TournamentEvent>[];
  readonly people: readonly PersonInFile[];
  /** Of the commits. */
  readonly digest: string;
};

/** Everybody who was ever entered, as the events name them. */
export function peopleIn(commits: readonly Commit<TournamentEvent>[]): ReadonlySet<PersonId> {
  const people = new Set<PersonId>();
  for (const event of commits.flatMap(({ events }) => events)) {
    if (event.type === 'EntriesAdded') for (const { person } of event.entries) people.add(person);
    if (event.type === 'PersonChanged') people.add(event.person);
  }
  return people;
}
