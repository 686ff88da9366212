import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import { type PolicyWords } from '../../policy-words.ts';
export declare const atTheTableDe: Pick<PolicyWords, Extract<keyof PresenceFloorPolicies, `presence.${string}`>>;
