import type { BoardFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const boardDe: Pick<PolicyWords, keyof BoardFloorPolicies> = {};
