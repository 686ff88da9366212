import type { CashKinds, CashOutcome, CashReasons, CashSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const cashKindsEn: KindWords<CashKinds> = {};

export const cashOutcomesEn: OutcomeWords<CashOutcome> = {};

export const cashStepsEn: Sentences<CashSteps> = {};

export const cashReasonsEn: Sentences<CashReasons> = {};
