import type { BoardFloorPolicies } from './board.ts';

/** Common practice where a rulebook is silent. */
export const boardBase: BoardFloorPolicies = {};
