/** Dealing the cards and repairing a wrong deal. */
export type DealingFloorPolicies = Record<never, never>;
