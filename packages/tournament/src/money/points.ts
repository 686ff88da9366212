import { type PointsShare, sharedPoints } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { addedPoints } from './by-hand.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { prizeField } from './prize-pool.ts';
import { specials } from './specials.ts';

/** Points by place, by special prizes and by hand. Shared places share them as the rulebook says, whatever becomes of the money. */
export function pointsWon(state: Tournament): ReadonlyMap<EntryId, PointsShare> {
  const setup = setupOf(state);
  const all = (setup.prizePlan?.points ?? []).slice(0, prizeField(state).entries);
  const won = new Map<EntryId, PointsShare>();
  const add = (entry: EntryId, { sum, among }: PointsShare): void => {
    if (sum === 0 || forfeitsPrizes(state, entry)) return;
    won.set(entry, addedPoints(won.get(entry) ?? NONE, { sum, among }));
  };
  if (all.length > 0) {
    const { value } = policyOf(setup, 'elimination.sharedPoints');
    const taken = pointsTaken(state);
    const absent = neverCame(state);
    for (const [entry, { place, sharedBy = 1 }] of places(state)) {
      const scored = absent.has(entry)
        ? { sum: policyOf(setup, 'league.absentPlayerPoints').value, among: 1 }
        : sharedPoints(all, place, sharedBy, value);
      add(entry, less(scored, taken.get(entry) ?? 0));
    }
  }
  for (const { points, awarded } of specials(state)) {
    if (points === undefined) continue;
    for (const entry of awarded?.entries ?? []) add(entry, { sum: points, among: awarded?.entries.length ?? 1 });
  }
  // what the director says, holds for whoever has forfeited his as well
  for (const { entry, points } of state.pointsByHand ?? []) won.set(entry, addedPoints(won.get(entry) ?? NONE, points));
  return won;
}

const NONE: PointsShare = { sum: 0, among: 1 };

/** Whose stack was taken out because nobody ever came to it. */
const neverCame = ({ bustOuts }: Tournament): ReadonlySet<EntryId> =>
  new Set(bustOuts.flatMap(({ removed, out }) => (removed?.why === 'late' ? out.map(({ entry }) => entry) : [])));

/** By penalties, where the rulebook says how many each of them takes; else the league says it, and not the night. */
function pointsTaken(state: Tournament): ReadonlyMap<EntryId, number> {
  const taken = new Map<EntryId, number>();
  const { value } = policyOf(setupOf(state), 'league.pointsDeduction');
  if (value.is !== 'steps') return taken;
  for (const { entry, measure } of state.penalties)
    if (measure === 'points') taken.set(entry, Math.min(value.atMost, (taken.get(entry) ?? 0) + value.each));
  return taken;
}

/** From the points of the place, and never below nothing. */
const less = ({ sum, among }: PointsShare, taken: number): PointsShare => ({
  sum: Math.max(0, sum - taken * among),
  among,
});
