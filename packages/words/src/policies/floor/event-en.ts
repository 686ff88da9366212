import type { EventFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const eventEn: Pick<PolicyWords, keyof EventFloorPolicies> = {};
