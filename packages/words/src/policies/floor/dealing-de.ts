import type { DealingFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const dealingDe: Pick<PolicyWords, keyof DealingFloorPolicies> = {};
