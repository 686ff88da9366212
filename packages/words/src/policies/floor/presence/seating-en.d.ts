import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import { type PolicyWords } from '../../policy-words.ts';
export declare const seatingEn: Pick<PolicyWords, Extract<keyof PresenceFloorPolicies, `seating.${string}`>>;
