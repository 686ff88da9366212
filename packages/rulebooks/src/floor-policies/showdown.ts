/** Showing cards and disputes, beyond what one hand needs. */
export type ShowdownFloorPolicies = Record<never, never>;
