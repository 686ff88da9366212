import type { PoolDeduction, PrizePlan } from './prize-plan.ts';

/** All that a plan takes off the pool, in its order; the house's share of a plan from before is one of them. */
export const deductionsOf = ({
  house,
  deductions = [],
}: Pick<PrizePlan, 'deductions' | 'house'>): readonly PoolDeduction[] =>
  house === undefined ? deductions : [house, ...deductions];
