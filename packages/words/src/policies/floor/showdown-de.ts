import type { ShowdownFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const showdownDe: Pick<PolicyWords, keyof ShowdownFloorPolicies> = {};
