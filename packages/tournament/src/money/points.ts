import { addedPoints, type PointsShare, sharedPoints, timesPoints } from '@riffle/money';
import { isAlternate } from '../alternate-list.ts';
import { openHand } from '../hand-for-hand/tables-in-hand.ts';
import type { BustOutId, EntryId } from '../ids.ts';
import { places } from '../places.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { forfeitsPrizes } from './disqualified.ts';
import { hitsMade } from './hits.ts';
import { type AtPlace, pointsByFormula } from './points-by-formula.ts';
import { prizeField } from './prize-pool.ts';
import { specials } from './specials.ts';
import { standing } from './standing.ts';

/** For what somebody has points, one line of the reckoning. */
export type PointsLine = {
  readonly points: PointsShare;
} /** Typed for his place; `sharedBy`: so many share places, and their points as the rulebook says. */ & (
  | { readonly for: 'place'; readonly sharedBy?: number }
  /** By the night's formula, at his place and, where their points are shared, at each that is; nothing where one has no value. */
  | { readonly for: 'formula'; readonly at: readonly AtPlace[] }
  | { readonly for: 'absent' | 'deduction' | 'forfeited' | 'hand' }
  | { readonly for: 'price'; readonly name: string; readonly times: number; readonly each: PointsShare }
  | { readonly for: 'hits'; readonly hits: PointsShare; readonly each: PointsShare }
  | { readonly for: 'special'; readonly name: string }
);

export type Scored = { readonly points: PointsShare; readonly lines: readonly PointsLine[] };

/**
 * Who has how many points, and for what. Shared places share theirs as the rulebook says, whatever becomes of the money. A place is
 * none before all tables have finished the hand, for anybody. `untold`: hands of which nobody is to know yet.
 */
export function pointsWon(state: Tournament, untold: ReadonlySet<BustOutId> = new Set()): ReadonlyMap<EntryId, Scored> {
  const lines = new Map<EntryId, PointsLine[]>();
  const add = (entry: EntryId, line: PointsLine): void => {
    const sofar = lines.get(entry);
    if (sofar === undefined) lines.set(entry, [line]);
    else sofar.push(line);
  };
  ofPlaces(state, untold, add);
  ofPrices(state, add);
  ofHits(state, untold, add);
  for (const { name, points, awarded } of specials(state)) {
    if (points === undefined) continue;
    const among = awarded?.entries.length ?? 1;
    for (const entry of awarded?.entries ?? []) add(entry, { for: 'special', name, points: { sum: points, among } });
  }
  for (const [entry, his] of lines)
    if (forfeitsPrizes(state, entry)) lines.set(entry, his.length === 0 ? [] : [{ for: 'forfeited', points: NONE }]);
  // what the director says, holds for whoever has forfeited his as well
  for (const { entry, points } of state.pointsByHand ?? []) add(entry, { for: 'hand', points });
  return new Map(
    [...lines].flatMap(([entry, his]) => {
      const told = his.filter(tells);
      if (told.length === 0) return [];
      return [[entry, { points: told.reduce((sum, { points }) => addedPoints(sum, points), NONE), lines: told }]];
    }),
  );
}

/** Points of a place need no reckoning. */
export const isReckoned = ({ lines }: Scored): boolean => lines.some((line) => line.for !== 'place');

const NONE: PointsShare = { sum: 0, among: 1 };

/** Nothing for a place beyond those that have points is nothing to tell of; a formula that is worth nothing is. */
const tells = (line: PointsLine): boolean => line.points.sum !== 0 || line.for === 'formula';

type Add = (entry: EntryId, line: PointsLine) => void;

/** By what was typed for the places and by the formula, without what penalties take of both. */
function ofPlaces(state: Tournament, untold: ReadonlySet<BustOutId>, add: Add): void {
  const setup = setupOf(state);
  const all = (setup.prizePlan?.points ?? []).slice(0, prizeField(state).entries);
  const byFormula = pointsByFormula(state, untold);
  if (all.length === 0 && byFormula === undefined) return;
  const { value: how } = policyOf(setup, 'elimination.sharedPoints');
  const taken = pointsTaken(state);
  const absent = neverCame(state);
  const open = openHand(state);
  for (const [entry, { place, sharedBy = 1 }] of places(state)) {
    const { out } = state.entries.get(entry) ?? {};
    if (out !== undefined && (open.has(out) || untold.has(out))) continue;
    if (absent.has(entry)) {
      add(entry, { for: 'absent', points: whole(policyOf(setup, 'league.absentPlayerPoints').value) });
      continue;
    }
    const his: PointsLine[] = [];
    if (all.length > 0)
      his.push({
        for: 'place',
        points: sharedPoints(all, place, sharedBy, how),
        ...(sharedBy > 1 && { sharedBy }),
      });
    if (byFormula !== undefined) {
      const shares = how === 'betterPlace' ? 1 : sharedBy;
      his.push(ofFormula(Array.from({ length: shares }, (_, nth) => byFormula(entry, place + nth))));
    }
    for (const line of his) add(entry, line);
    const before = his.reduce((sum, { points }) => addedPoints(sum, points), NONE);
    const points = lessOf(before, taken.get(entry) ?? 0);
    if (points.sum !== 0) add(entry, { for: 'deduction', points });
  }
}

/** The mean of the places that are shared. */
function ofFormula(at: readonly AtPlace[]): PointsLine {
  const each = at.flatMap((one) => ('points' in one ? [one.points] : []));
  if (each.length < at.length) return { for: 'formula', points: NONE, at };
  const sum = each.reduce(addedPoints, NONE);
  return { for: 'formula', points: timesPoints(sum, { sum: 1, among: at.length }), at };
}

/** Whoever never came has nothing by what was paid for him, and who waits for a seat does not play yet. */
function ofPrices(state: Tournament, add: Add): void {
  const priced = new Map(
    (setupOf(state).money?.profiles ?? []).flatMap(({ id, name, points }) => (points ? [[id, { name, points }]] : [])),
  );
  if (priced.size === 0) return;
  const absent = neverCame(state);
  for (const [entry, sales] of Map.groupBy(standing(state), (sale) => sale.entry)) {
    if (absent.has(entry) || isAlternate(state.entries.get(entry))) continue;
    for (const [profile, { length: times }] of Map.groupBy(sales, (sale) => sale.profile)) {
      const price = priced.get(profile);
      if (price === undefined) continue;
      const { name, points: each } = price;
      add(entry, { for: 'price', name, times, each, points: timesPoints(each, whole(times)) });
    }
  }
}

function ofHits(state: Tournament, untold: ReadonlySet<BustOutId>, add: Add): void {
  const each = setupOf(state).prizePlan?.scoring?.perHit;
  if (each === undefined) return;
  for (const [entry, hits] of hitsMade(state, untold))
    add(entry, { for: 'hits', hits, each, points: timesPoints(each, hits) });
}

const whole = (sum: number): PointsShare => ({ sum, among: 1 });

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

/** What of so many is taken: never more than brings the points of the place to nothing, below 0 as a figure. */
const lessOf = ({ sum, among }: PointsShare, taken: number): PointsShare => ({
  sum: -Math.max(0, Math.min(sum, taken * among)),
  among,
});
