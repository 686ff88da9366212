import type { ShowdownKinds, ShowdownOutcome, ShowdownReasons, ShowdownSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
export declare const showdownKindsEn: KindWords<ShowdownKinds>;
export declare const showdownOutcomesEn: OutcomeWords<ShowdownOutcome>;
export declare const showdownStepsEn: Sentences<ShowdownSteps>;
export declare const showdownReasonsEn: Sentences<ShowdownReasons>;
