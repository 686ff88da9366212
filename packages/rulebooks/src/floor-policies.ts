import type { BettingFloorPolicies } from './floor-policies/betting.ts';
import type { BoardFloorPolicies } from './floor-policies/board.ts';
import type { CashFloorPolicies } from './floor-policies/cash.ts';
import type { DealingFloorPolicies } from './floor-policies/dealing.ts';
import type { EventFloorPolicies } from './floor-policies/event.ts';
import type { LeagueFloorPolicies } from './floor-policies/league.ts';
import type { PresenceFloorPolicies } from './floor-policies/presence.ts';
import type { SanctionsFloorPolicies } from './floor-policies/sanctions.ts';
import type { ShowdownFloorPolicies } from './floor-policies/showdown.ts';

/** The policies that a ruling asks for, beyond those of the night and of the hand. */
export type FloorPolicies = BettingFloorPolicies &
  DealingFloorPolicies &
  BoardFloorPolicies &
  ShowdownFloorPolicies &
  PresenceFloorPolicies &
  EventFloorPolicies &
  SanctionsFloorPolicies &
  LeagueFloorPolicies &
  CashFloorPolicies;
