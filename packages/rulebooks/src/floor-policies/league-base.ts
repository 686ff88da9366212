import type { LeagueFloorPolicies } from './league.ts';

/** Common practice where a rulebook is silent. */
export const leagueBase: LeagueFloorPolicies = {};
