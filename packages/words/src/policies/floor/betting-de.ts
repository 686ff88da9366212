import type { BettingFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const bettingDe: Pick<PolicyWords, keyof BettingFloorPolicies> = {};
