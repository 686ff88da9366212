import type { ShowdownFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const showdownEn: Pick<PolicyWords, keyof ShowdownFloorPolicies> = {};
