import type { EventFloorPolicies } from './event.ts';

/** Common practice where a rulebook is silent. */
export const eventBase: EventFloorPolicies = {};
