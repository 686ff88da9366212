import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import { type PolicyWords } from '../../policy-words.ts';

type Here = Extract<keyof PresenceFloorPolicies, `timing.${string}`>;
export declare const timingEn: Pick<PolicyWords, Here>;
