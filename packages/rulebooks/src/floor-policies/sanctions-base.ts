import type { SanctionsFloorPolicies } from './sanctions.ts';

/** Common practice where a rulebook is silent. */
export const sanctionsBase: SanctionsFloorPolicies = {};
