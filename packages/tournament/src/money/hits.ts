import { addedPoints, type PointsShare } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/**
 * Whom each has put out, by the hands and as the director set it right: a life that was lost and bought back counts, whether a
 * bounty stood on it or not. Several who did it together have a whole one each, or a part. `untold`: hands that count not yet.
 */
export function hitsMade(
  state: Tournament,
  untold: ReadonlySet<BustOutId> = new Set(),
): ReadonlyMap<EntryId, PointsShare> {
  const parted = setupOf(state).prizePlan?.scoring?.sharedHits === 'parts';
  const made = new Map<EntryId, PointsShare>();
  const add = (entry: EntryId, hits: PointsShare) => made.set(entry, addedPoints(made.get(entry) ?? NONE, hits));
  for (const { id, out } of state.bustOuts) {
    if (untold.has(id)) continue;
    for (const { entry, by } of out) {
      const takers = [...new Set(by)].filter((taker) => taker !== entry);
      for (const taker of takers) add(taker, { sum: 1, among: parted ? takers.length : 1 });
    }
  }
  for (const { entry, hits } of state.hitsByHand ?? []) add(entry, hits);
  return made;
}

const NONE: PointsShare = { sum: 0, among: 1 };
