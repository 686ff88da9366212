import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { cardMoveEn } from './card-move-en.ts';
import { holeCardKindsEn, holeCardOutcomesEn, holeCardReasonsEn, holeCardStepsEn } from './hole-cards-en.ts';

export const dealKindsEn: KindWords<DealKinds> = { ...holeCardKindsEn };

export const dealOutcomesEn: OutcomeWords<DealOutcome> = { ...holeCardOutcomesEn };

export const dealStepsEn: Sentences<DealSteps> = { moveCard: cardMoveEn, ...holeCardStepsEn };

export const dealReasonsEn: Sentences<DealReasons> = { ...holeCardReasonsEn };
