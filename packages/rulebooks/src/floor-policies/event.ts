/** Chips, entries, prizes, places. */
export type EventFloorPolicies = Record<never, never>;
