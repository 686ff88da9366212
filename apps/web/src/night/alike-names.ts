import type { EntryId } from '@riffle/tournament';
import type { Night } from '@riffle/wire';

/** Who is called as somebody else is: the room reads "Hans M." twice, and has to be told more where no seat stands beside it. */
export function alikeNames(names: Night['names']): ReadonlySet<EntryId> {
  const byName = Map.groupBy(Object.entries(names) as [EntryId, string][], ([, name]) => name);
  return new Set([...byName.values()].flatMap((same) => (same.length > 1 ? same.map(([entry]) => entry) : [])));
}
