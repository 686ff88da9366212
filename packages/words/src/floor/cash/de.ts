import type { CashKinds, CashOutcome, CashReasons, CashSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const cashKindsDe: KindWords<CashKinds> = {};

export const cashOutcomesDe: OutcomeWords<CashOutcome> = {};

export const cashStepsDe: Sentences<CashSteps> = {};

export const cashReasonsDe: Sentences<CashReasons> = {};
