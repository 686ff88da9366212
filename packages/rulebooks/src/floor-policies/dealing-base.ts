import type { DealingFloorPolicies } from './dealing.ts';

/** Common practice where a rulebook is silent. */
export const dealingBase: DealingFloorPolicies = {};
