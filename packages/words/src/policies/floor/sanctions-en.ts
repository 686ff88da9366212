import type { SanctionsFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const sanctionsEn: Pick<PolicyWords, keyof SanctionsFloorPolicies> = {};
