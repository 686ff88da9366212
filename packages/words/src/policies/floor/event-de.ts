import type { EventFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const eventDe: Pick<PolicyWords, keyof EventFloorPolicies> = {};
