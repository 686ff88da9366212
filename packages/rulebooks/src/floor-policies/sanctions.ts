/** Penalties and what leads to them. */
export type SanctionsFloorPolicies = Record<never, never>;
