import type { PresenceFloorPolicies } from '@riffle/rulebooks';
import { type PolicyWords } from '../../policy-words.ts';
export declare const declarationsEn: Pick<PolicyWords, Extract<keyof PresenceFloorPolicies, `declarations.${string}`>>;
