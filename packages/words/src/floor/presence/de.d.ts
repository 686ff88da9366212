import type { PresenceOutcome, PresenceReasons, PresenceSteps } from '@riffle/floor';
import type { OutcomeWords, Sentences } from '../floor-words.ts';

export { presenceKindsDe } from './kinds-de.ts';
export declare const presenceOutcomesDe: OutcomeWords<PresenceOutcome>;
export declare const presenceStepsDe: Sentences<PresenceSteps>;
export declare const presenceReasonsDe: Sentences<PresenceReasons>;
