import type { DealingFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const dealingEn: Pick<PolicyWords, keyof DealingFloorPolicies> = {};
