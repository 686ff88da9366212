import { bettingBase } from './floor-policies/betting-base.ts';
import { boardBase } from './floor-policies/board-base.ts';
import { cashBase } from './floor-policies/cash-base.ts';
import { dealingBase } from './floor-policies/dealing-base.ts';
import { eventBase } from './floor-policies/event-base.ts';
import { leagueBase } from './floor-policies/league-base.ts';
import { presenceBase } from './floor-policies/presence-base.ts';
import { sanctionsBase } from './floor-policies/sanctions-base.ts';
import { showdownBase } from './floor-policies/showdown-base.ts';
import type { FloorPolicies } from './floor-policies.ts';

/** Common practice in what the floor decides. */
export const floorBaseProfile: FloorPolicies = {
  ...bettingBase,
  ...dealingBase,
  ...boardBase,
  ...showdownBase,
  ...presenceBase,
  ...eventBase,
  ...sanctionsBase,
  ...leagueBase,
  ...cashBase,
};
