import type { EntryId } from './ids.ts';
import type { RankedOut } from './ranked-out.ts';
import type { BustOut } from './state.ts';

/** The best of the places that are shared, and by how many where it is shared. */
export type FinalPlace = {
  readonly place: number;
  readonly sharedBy?: number;
  /** Among those of his own table, where each plays to its own end. */
  readonly atTable?: number;
};

/** A hand with those who went out in it, best first by rank. */
export type HandOut = Pick<BustOut, 'out'>;

/** From the end: who goes out with n left behind him is n + 1st. Winners share the first place. */
export function counted(
  left: number,
  winners: readonly { readonly id: EntryId }[],
  hands: readonly HandOut[],
): Map<EntryId, FinalPlace> {
  const found = new Map<EntryId, FinalPlace>();
  for (const { id } of winners) found.set(id, { place: 1, ...(winners.length > 1 && { sharedBy: winners.length }) });
  let better = left;
  for (const { out } of hands.toReversed()) {
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
