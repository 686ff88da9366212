import type { ShowdownKinds, ShowdownOutcome, ShowdownReasons, ShowdownSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
export declare const showdownKindsDe: KindWords<ShowdownKinds>;
export declare const showdownOutcomesDe: OutcomeWords<ShowdownOutcome>;
export declare const showdownStepsDe: Sentences<ShowdownSteps>;
export declare const showdownReasonsDe: Sentences<ShowdownReasons>;
