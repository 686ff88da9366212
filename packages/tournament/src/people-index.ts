import { PersistentMap } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { EntryId } from './ids.ts';
import type { Entry, Tournament } from './state.ts';

type Entries = Tournament['entries'];
/** First who entered first: whoever is out may have entered again. */
type People = PersistentMap<PersonId, readonly EntryId[]>;

const people = new WeakMap<Entries, People>();

function peopleOf(entries: Entries): People {
  const found = people.get(entries) ?? renamed(PersistentMap.of(), [], [...entries.values()]);
  people.set(entries, found);
  return found;
}

/** Those that changed were these, and are these now. */
export function peopleFollow(before: Entries, after: Entries, were: readonly Entry[], are: readonly Entry[]): void {
  people.set(after, renamed(peopleOf(before), were, are));
}

/** All entries of somebody, first first. */
export const entriesOf = ({ entries }: Tournament, person: PersonId): readonly Entry[] =>
  (peopleOf(entries).get(person) ?? []).flatMap((id) => entries.get(id) ?? []);

/** Whoever has an entry already: another is a re-entry. */
export const hasEntered = ({ entries }: Tournament, person: PersonId): boolean => peopleOf(entries).has(person);

/** His entry that is not out. */
export const notOut = (state: Tournament, person: PersonId): Entry | undefined =>
  entriesOf(state, person).find(({ out }) => out === undefined);

/** Nearly always the same people have the same entries as before. */
function renamed(known: People, were: readonly Entry[], are: readonly Entry[]): People {
  const was = new Map(were.map(({ id, person }) => [id, person]));
  let after = known;
  for (const { id, person } of are) {
    if (was.get(id) !== person) after = after.with(person, [...(after.get(person) ?? []), id]);
  }
  const is = new Map(are.map(({ id, person }) => [id, person]));
  for (const { id, person } of were) {
    if (is.get(id) === person) continue;
    const left = (after.get(person) ?? []).filter((other) => other !== id);
    after = left.length === 0 ? after.without(person) : after.with(person, left);
  }
  return after;
}
