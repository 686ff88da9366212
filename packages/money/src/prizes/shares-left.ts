import type { PlacesPlan, PrizePlan, PrizeRow } from './prize-plan.ts';

/** Of what is shared by thousandths, how many at most go to nobody; amounts are what they are, whatever the pool. */
export function sharesLeft({ places }: Pick<PrizePlan, 'places'>): number {
  return Math.max(0, ...listsOf(places).map(leftOf));
}

/** Whether the plan itself keeps something of the pool: shares that nobody has, what rounding leaves, or what is too little for a seat. */
export const keepsSomething = (plan: PrizePlan): boolean =>
  sharesLeft(plan) > 0 ||
  plan.rounding?.leftOver === 'kept' ||
  (plan.places.by === 'satellite' && plan.places.rest === 'kept');

const listsOf = (places: PlacesPlan): readonly (readonly PrizeRow[])[] =>
  places.by === 'list' ? [places.rows] : places.by === 'table' ? places.steps.map(({ rows }) => rows) : [];

function leftOf(rows: readonly PrizeRow[]): number {
  const shares = rows.flatMap((row) => ('share' in row ? [row.share] : []));
  return shares.length === 0 ? 0 : 1000 - shares.reduce((sum, share) => sum + share, 0);
}
