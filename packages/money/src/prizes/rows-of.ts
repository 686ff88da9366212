import { curveWeights, paidBy } from './curve.ts';
import type { Curve, PlacesPlan, PrizePlan, PrizeRow } from './prize-plan.ts';
import type { PlayedFor } from './prize-pool.ts';
import type { PrizeField, PrizeNote } from './prizes.ts';
import { stepOf } from './step-of.ts';

/** Of one place: an amount that is promised, or a weight. */
export type Row = { readonly promised: number } | { readonly weight: number };

/** `share`: thousandths of what promises leave that go to the weights. */
export type Rows = { readonly rows: readonly Row[]; readonly share: number; readonly notes?: readonly PrizeNote[] };

type Weighed = Exclude<PlacesPlan, { readonly by: 'hand' | 'satellite' }>;

/** Best place first, never more than there are entries; locked places as they are locked. */
export function rowsOf(places: Weighed, field: PrizeField, pool: PlayedFor, locks: PrizePlan['locks'] = []): Rows {
  const { rows, share, notes = [] } = places.by === 'curve' ? rowsOfCurve(places, field) : listed(places, field, pool);
  const held = new Map(locks.map(({ place, amount }) => [place, amount]));
  const last = Math.max(rows.length, ...held.keys());
  const smallest = rows.findLast((row) => 'weight' in row)?.weight ?? 1;
  const locked = Array.from({ length: Math.min(last, field.entries) }, (_, nth): Row => {
    const promised = held.get(nth + 1);
    return promised === undefined ? (rows[nth] ?? { weight: smallest }) : { promised };
  });
  return { rows: locked, share, notes };
}

function rowsOfCurve(curve: Curve, { entries }: PrizeField): Rows {
  return { rows: curveWeights(curve, paidBy(curve, entries)).map((weight) => ({ weight })), share: 1000 };
}

const rowsOfList = (list: readonly PrizeRow[]): Rows => ({
  rows: list.map((row) => ('amount' in row ? { promised: row.amount } : { weight: row.share })),
  share: list.reduce((sum, row) => sum + ('share' in row ? row.share : 0), 0),
});

function listed(places: Exclude<Weighed, Curve>, field: PrizeField, pool: PlayedFor): Rows {
  if (places.by === 'list') return rowsOfList(places.rows);
  const { step, notes } = stepOf(places, field, pool);
  return { ...rowsOfList(step?.rows ?? []), notes };
}
