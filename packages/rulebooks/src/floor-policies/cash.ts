/** The cash room. */
export type CashFloorPolicies = Record<never, never>;
