import type { BoardFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const boardEn: Pick<PolicyWords, keyof BoardFloorPolicies> = {};
