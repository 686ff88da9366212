import type { ConductKinds, ConductOutcome, ConductReasons, ConductSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const conductKindsEn: KindWords<ConductKinds> = {};

export const conductOutcomesEn: OutcomeWords<ConductOutcome> = {};

export const conductStepsEn: Sentences<ConductSteps> = {};

export const conductReasonsEn: Sentences<ConductReasons> = {};
