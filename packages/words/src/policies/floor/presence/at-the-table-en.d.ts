import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import { type PolicyWords } from '../../policy-words.ts';
export declare const atTheTableEn: Pick<PolicyWords, Extract<keyof PresenceFloorPolicies, `presence.${string}`>>;
