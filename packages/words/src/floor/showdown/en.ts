import type { ShowdownKinds, ShowdownOutcome, ShowdownReasons, ShowdownSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const showdownKindsEn: KindWords<ShowdownKinds> = {};

export const showdownOutcomesEn: OutcomeWords<ShowdownOutcome> = {};

export const showdownStepsEn: Sentences<ShowdownSteps> = {};

export const showdownReasonsEn: Sentences<ShowdownReasons> = {};
