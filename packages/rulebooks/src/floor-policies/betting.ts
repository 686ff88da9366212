/** What is said and put in at the bet, beyond what one hand needs. */
export type BettingFloorPolicies = Record<never, never>;
