import type { PresenceKinds, PresenceOutcome, PresenceReasons, PresenceSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const presenceKindsEn: KindWords<PresenceKinds> = {};

export const presenceOutcomesEn: OutcomeWords<PresenceOutcome> = {};

export const presenceStepsEn: Sentences<PresenceSteps> = {};

export const presenceReasonsEn: Sentences<PresenceReasons> = {};
