import type { Commit, Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import { isNobodys, type TournamentEvent } from '@riffle/tournament';
import type { Person } from '@riffle/wire';

export const NIGHT_FORMAT = 'riffle-night';
export const NIGHT_VERSION = 1;

/** What another Riffle must know of a person to show the night; contacts and birthdays stay at home. */
export type PersonInFile = Pick<
  Person,
  'id' | 'first' | 'last' | 'nickname' | 'club' | 'number' | 'guest' | 'roomName'
>;

/** Who did what on the night, as they were called when the file was written. */
export type StaffInFile = { readonly id: string; readonly name: string };

/** One night in one file: all that happened, who took part, and who ran it. */
export type NightFile = {
  readonly format: typeof NIGHT_FORMAT;
  readonly v: typeof NIGHT_VERSION;
  readonly exportedAt: Instant;
  /** The night's id, the same wherever it is taken in. */
  readonly night: string;
  readonly commits: readonly Commit<TournamentEvent>[];
  readonly people: readonly PersonInFile[];
  /** Nothing in a file of an earlier version. */
  readonly staff?: readonly StaffInFile[];
  /** Of the commits. */
  readonly digest: string;
  /** What somebody put under it, to show later that nothing was changed; not looked into here. */
  readonly seal?: unknown;
};

/** Everybody who was ever entered, as the events name them; not who is only a number. */
export function peopleIn(commits: readonly Commit<TournamentEvent>[]): ReadonlySet<PersonId> {
  const people = new Set<PersonId>();
  for (const event of commits.flatMap(({ events }) => events)) {
    if (event.type === 'EntriesAdded' || event.type === 'DayCarried')
      for (const { entry, person } of event.entries) if (!isNobodys(entry, person)) people.add(person);
    if (event.type === 'PersonChanged' || event.type === 'StackHandedOn') people.add(event.person);
  }
  return people;
}

/** Whoever gave a command and is not Riffle itself, or anybody. */
export function actorsIn(commits: readonly Pick<Commit<unknown>, 'actor'>[]): ReadonlySet<string> {
  return new Set(commits.flatMap(({ actor: { id, role } }) => (role === 'clock' || role === 'demo' ? [] : [id])));
}
