import type { EntryId } from './ids.ts';
import { peopleFollow } from './people-index.ts';
import { seatsFollow } from './seating-index.ts';
import type { Entry, Tournament } from './state.ts';

type Entries = Tournament['entries'];

/** The entries with these as they are now. */
export function entriesWith(before: Entries, changed: readonly Entry[]): Entries {
  const were = changed.flatMap(({ id }) => before.get(id) ?? []);
  return followed(before, before.withAll(changed.map((entry) => [entry.id, entry])), were, changed);
}

export function entriesWithout(before: Entries, id: EntryId): Entries {
  const gone = before.get(id);
  return followed(before, before.without(id), gone === undefined ? [] : [gone], []);
}

function followed(before: Entries, after: Entries, were: readonly Entry[], are: readonly Entry[]): Entries {
  seatsFollow(before, after, were, are);
  peopleFollow(before, after, were, are);
  return after;
}
