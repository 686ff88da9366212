export { type Cents, toCents } from './cents.ts';
export { CURRENCIES, type Currency } from './currency.ts';
export { DEAL_METHODS, type DealMethod, dealShares, mostLeft } from './deal.ts';
export { dealEquities } from './icm/deal-equities.ts';
export { type Account, boxOf, differenceOf, MEANS, type Means, owes } from './ledger/account.ts';
export {
  balance,
  balances,
  counter,
  type Ledger,
  type Movement,
  movement,
  type Posting,
  transfer,
} from './ledger/ledger.ts';

/** @wanted the night's prizes. */
export { type PlanFault, planFault } from './prizes/plan-fault.ts';
/** @wanted the prizes of all fields at once. */
export { type Expected, type GridRow, prizeGrid, prizesFor } from './prizes/prize-grid.ts';
export type {
  Counted,
  Curve,
  CurveShape,
  LeftOver,
  PlacesPlan,
  PrizeKind,
  PrizePlan,
  PrizeRow,
  Rounding,
  Satellite,
  SpecialKind,
  SpecialPrize,
  TableStep,
} from './prizes/prize-plan.ts';
/** @wanted the night's prizes. */
export { type Pool, type PoolParts, poolOf } from './prizes/prize-pool.ts';
/** @wanted the night's prizes. */
export {
  amountsOf,
  type LeftWhy,
  type PlacePrize,
  type PrizeField,
  type PrizeNote,
  type Prizes,
  type SpecialWon,
} from './prizes/prizes.ts';
/** @wanted the night's prizes. */
export { prizesOf } from './prizes/prizes-of.ts';
/** @wanted the night's places that are shared. */
export {
  type OddCents,
  type PointsShare,
  type Shared,
  type SharedPoints,
  type Sharer,
  sharedPoints,
  sharePlaces,
} from './prizes/share-places.ts';
export { shareOut } from './share-out.ts';
