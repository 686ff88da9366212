import type { HoleCardKinds, HoleCardOutcome, HoleCardReasons, HoleCardSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const holeCardKindsDe: KindWords<HoleCardKinds> = {};

export const holeCardOutcomesDe: OutcomeWords<HoleCardOutcome> = {};

export const holeCardStepsDe: Sentences<HoleCardSteps> = {};

export const holeCardReasonsDe: Sentences<HoleCardReasons> = {};
