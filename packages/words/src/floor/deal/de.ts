import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const dealKindsDe: KindWords<DealKinds> = {};

export const dealOutcomesDe: OutcomeWords<DealOutcome> = {};

export const dealStepsDe: Sentences<DealSteps> = {};

export const dealReasonsDe: Sentences<DealReasons> = {};
