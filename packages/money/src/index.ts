export { type Cents, toCents } from './cents.ts';
export { CURRENCIES, type Currency, isCurrency, minorUnits } from './currency.ts';
export { DEAL_METHODS, DEAL_WAYS, type DealMethod, type DealWay, dealShares, mostLeft } from './deal.ts';
export { proposeEnvelopes } from './envelopes.ts';
export { dealEquities } from './icm/deal-equities.ts';
export { type Account, boxOf, deductionOf, differenceOf, MEANS, type Means, owes } from './ledger/account.ts';
export {
  balance,
  balances,
  counter,
  type Ledger,
  type Movement,
  movement,
  type Posting,
  type Turnover,
  transfer,
  turnovers,
} from './ledger/ledger.ts';

export { percentShares, WHOLE_PERCENT } from './percent-shares.ts';
export { deductionsOf } from './prizes/deductions.ts';
export {
  FIELD_NAMES,
  NIGHT_AMOUNTS,
  NIGHT_NAMES,
  OWN_AMOUNTS,
  POINTS_NAMES,
  type PointsName,
} from './prizes/formula-names.ts';
export { type PlanFault, planFault } from './prizes/plan-fault.ts';
export { pointsOf } from './prizes/points-of.ts';
export { addedPoints, isPoints, type PointsShare, timesPoints } from './prizes/points-share.ts';
export { type Expected, type GridRow, prizeGrid, prizesFor } from './prizes/prize-grid.ts';
export {
  COUNTED,
  CURVE_SHAPES,
  type Curve,
  type CurveShape,
  LEFT_OVER,
  type LeftOver,
  type PlacesPlan,
  type PoolDeduction,
  type PrizeKind,
  type PrizePlan,
  type PrizeRow,
  type Rounding,
  type Scoring,
  SPECIAL_KINDS,
  type SpecialKind,
  type SpecialPrize,
  type TableStep,
} from './prizes/prize-plan.ts';
export { type Deducted, type Pool, type PoolParts, poolOf } from './prizes/prize-pool.ts';
export {
  amountsOf,
  type LeftWhy,
  type PlacePrize,
  type PrizeField,
  type PrizeNote,
  type Prizes,
  type SpecialWon,
  worthOf,
} from './prizes/prizes.ts';
export { prizesOf } from './prizes/prizes-of.ts';
export { READY_PLANS, type ReadyPlan, readyPlan } from './prizes/ready-plans.ts';
export {
  /** @wanted a night's places that are shared. */
  type OddCents,
  /** @wanted */
  type Shared,
  /** @wanted */
  type SharedPoints,
  /** @wanted */
  type Sharer,
  sharedPoints,
  /** @wanted */
  sharePlaces,
} from './prizes/share-places.ts';
export { keepsSomething, sharesLeft } from './prizes/shares-left.ts';
export { numberFor } from './prizes/step-of.ts';
export { roundShares } from './round-shares.ts';
export { shareOut } from './share-out.ts';
