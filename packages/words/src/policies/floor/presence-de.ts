import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import type { PolicyWords } from '../policy-words.ts';

export const presenceDe: Pick<PolicyWords, keyof PresenceFloorPolicies> = {};
