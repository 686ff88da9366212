import type { PresenceFloorPolicies } from './presence.ts';

/** Common practice where a rulebook is silent. */
export const presenceBase: PresenceFloorPolicies = {};
