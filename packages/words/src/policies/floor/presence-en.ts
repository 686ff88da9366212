import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const presenceEn: Pick<PolicyWords, keyof PresenceFloorPolicies> = {};
