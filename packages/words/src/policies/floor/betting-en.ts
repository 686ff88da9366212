import type { BettingFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const bettingEn: Pick<PolicyWords, keyof BettingFloorPolicies> = {};
