import { type PointsShare, sharedPoints } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { prizeField } from './prize-pool.ts';
import { specials } from './specials.ts';

/** Points by place and by special prizes. Shared places share them as the rulebook says, whatever becomes of the money. */
export function pointsWon(state: Tournament): ReadonlyMap<EntryId, PointsShare> {
  const setup = setupOf(state);
  const all = (setup.prizePlan?.points ?? []).slice(0, prizeField(state).entries);
  const won = new Map<EntryId, PointsShare>();
  const add = (entry: EntryId, { sum, among }: PointsShare): void => {
    if (sum === 0 || forfeitsPrizes(state, entry)) return;
    const before = won.get(entry) ?? { sum: 0, among: 1 };
    won.set(entry, { sum: before.sum * among + sum * before.among, among: before.among * among });
  };
  if (all.length > 0) {
    const { value } = policyOf(setup, 'elimination.sharedPoints');
    for (const [entry, { place, sharedBy = 1 }] of places(state)) add(entry, sharedPoints(all, place, sharedBy, value));
  }
  for (const { points, awarded } of specials(state)) {
    if (points === undefined) continue;
    for (const entry of awarded?.entries ?? []) add(entry, { sum: points, among: awarded?.entries.length ?? 1 });
  }
  return won;
}
