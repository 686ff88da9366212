import type { PresenceOutcome, PresenceReasons, PresenceSteps } from '@riffle/floor';
import type { OutcomeWords, Sentences } from '../floor-words.ts';

export { presenceKindsEn } from './kinds-en.ts';
export declare const presenceOutcomesEn: OutcomeWords<PresenceOutcome>;
export declare const presenceStepsEn: Sentences<PresenceSteps>;
export declare const presenceReasonsEn: Sentences<PresenceReasons>;
