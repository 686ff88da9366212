import type { CashKinds, CashOutcome, CashReasons, CashSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
export declare const cashKindsEn: KindWords<CashKinds>;
export declare const cashOutcomesEn: OutcomeWords<CashOutcome>;
export declare const cashStepsEn: Sentences<CashSteps>;
export declare const cashReasonsEn: Sentences<CashReasons>;
