import type { RankedOut } from './event.ts';
import type { EntryId } from './ids.ts';
import { seatingIndex } from './seating-index.ts';
import { stageOf } from './stage.ts';
import type { Tournament } from './state.ts';

/** The best of the places that are shared, and by how many where it is shared. */
export type FinalPlace = { readonly place: number; readonly sharedBy?: number };

/** Counted from the end: who goes out with n left behind him is n + 1st, so late entries shift earlier places by themselves. */
export function places(state: Tournament): ReadonlyMap<EntryId, FinalPlace> {
  const found = new Map<EntryId, FinalPlace>();
  const { inPlay } = seatingIndex(state.entries);
  const [winner] = inPlay;
  if (winner !== undefined && stageOf(state) === 'over') found.set(winner.id, { place: 1 });
  let better = inPlay.length;
  for (const { out } of state.bustOuts.toReversed()) {
    for (const group of byRank(out)) {
      const sharedBy = group.length;
      for (const { entry } of group) found.set(entry, { place: better + 1, ...(sharedBy > 1 && { sharedBy }) });
      better += sharedBy;
    }
  }
  return found;
}

function byRank(out: readonly RankedOut[]): readonly (readonly RankedOut[])[] {
  const groups = Map.groupBy(out, ({ rank }) => rank);
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}
