import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const dealKindsEn: KindWords<DealKinds> = {};

export const dealOutcomesEn: OutcomeWords<DealOutcome> = {};

export const dealStepsEn: Sentences<DealSteps> = {};

export const dealReasonsEn: Sentences<DealReasons> = {};
