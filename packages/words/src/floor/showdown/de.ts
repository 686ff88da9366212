import type { ShowdownKinds, ShowdownOutcome, ShowdownReasons, ShowdownSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const showdownKindsDe: KindWords<ShowdownKinds> = {};

export const showdownOutcomesDe: OutcomeWords<ShowdownOutcome> = {};

export const showdownStepsDe: Sentences<ShowdownSteps> = {};

export const showdownReasonsDe: Sentences<ShowdownReasons> = {};
