import type { CashFloorPolicies } from './cash.ts';

/** Common practice where a rulebook is silent. */
export const cashBase: CashFloorPolicies = {};
