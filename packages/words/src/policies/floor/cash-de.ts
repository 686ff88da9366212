import type { CashFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const cashDe: Pick<PolicyWords, keyof CashFloorPolicies> = {};
