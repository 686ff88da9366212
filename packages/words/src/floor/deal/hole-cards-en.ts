import type { HoleCardKinds, HoleCardOutcome, HoleCardReasons, HoleCardSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const holeCardKindsEn: KindWords<HoleCardKinds> = {};

export const holeCardOutcomesEn: OutcomeWords<HoleCardOutcome> = {};

export const holeCardStepsEn: Sentences<HoleCardSteps> = {};

export const holeCardReasonsEn: Sentences<HoleCardReasons> = {};
