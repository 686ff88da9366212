import type { ConductKinds, ConductOutcome, ConductReasons, ConductSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const conductKindsDe: KindWords<ConductKinds> = {};

export const conductOutcomesDe: OutcomeWords<ConductOutcome> = {};

export const conductStepsDe: Sentences<ConductSteps> = {};

export const conductReasonsDe: Sentences<ConductReasons> = {};
