import type { ShowdownFloorPolicies } from './showdown.ts';

/** Common practice where a rulebook is silent. */
export const showdownBase: ShowdownFloorPolicies = {};
