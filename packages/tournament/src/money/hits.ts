import { addedPoints, type PointsShare } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import type { AdjustedHits } from './money-state.ts';

/** What is asked of a night, or of what somebody is told of it. */
type Told = {
  readonly setup?: Pick<Setup, 'prizePlan'>;
  readonly bustOuts: readonly {
    readonly id: BustOutId;
    readonly out: readonly { readonly entry: EntryId; readonly by: readonly EntryId[] }[];
  }[];
  readonly hitsByHand?: readonly AdjustedHits[];
};

/**
 * Whom each has put out, by the hands and as the director set it right: a life that was lost and bought back counts, whether a
 * bounty stood on it or not. Several who did it together have a whole one each, or a part. `untold`: hands that count not yet.
 */
export function hitsMade(
  { setup, bustOuts, hitsByHand = [] }: Told,
  untold: ReadonlySet<BustOutId> = new Set(),
): ReadonlyMap<EntryId, PointsShare> {
  const parted = setup?.prizePlan?.scoring?.sharedHits === 'parts';
  const made = new Map<EntryId, PointsShare>();
  const add = (entry: EntryId, hits: PointsShare) => made.set(entry, addedPoints(made.get(entry) ?? NONE, hits));
  for (const { id, out } of bustOuts) {
    if (untold.has(id)) continue;
    for (const { entry, by } of out) {
      const takers = [...new Set(by)].filter((taker) => taker !== entry);
      for (const taker of takers) add(taker, { sum: 1, among: parted ? takers.length : 1 });
    }
  }
  for (const { entry, hits } of hitsByHand) add(entry, hits);
  return made;
}

const NONE: PointsShare = { sum: 0, among: 1 };
