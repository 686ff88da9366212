import type { CashKinds, CashOutcome, CashReasons, CashSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
export declare const cashKindsDe: KindWords<CashKinds>;
export declare const cashOutcomesDe: OutcomeWords<CashOutcome>;
export declare const cashStepsDe: Sentences<CashSteps>;
export declare const cashReasonsDe: Sentences<CashReasons>;
