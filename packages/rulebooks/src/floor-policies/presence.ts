/** Being at the table: seats, words, time, absence. */
export type PresenceFloorPolicies = Record<never, never>;
