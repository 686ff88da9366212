import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { boardOutcomesEn, boardReasonsEn, boardStepsEn } from './board-en.ts';
import { boardKindsEn } from './board-kinds-en.ts';
import { cardMoveEn } from './card-move-en.ts';
import { holeCardKindsEn, holeCardOutcomesEn, holeCardReasonsEn, holeCardStepsEn } from './hole-cards-en.ts';

export const dealKindsEn: KindWords<DealKinds> = { ...holeCardKindsEn, ...boardKindsEn };

export const dealOutcomesEn: OutcomeWords<DealOutcome> = { ...holeCardOutcomesEn, ...boardOutcomesEn };

export const dealStepsEn: Sentences<DealSteps> = { moveCard: cardMoveEn, ...holeCardStepsEn, ...boardStepsEn };

export const dealReasonsEn: Sentences<DealReasons> = { ...holeCardReasonsEn, ...boardReasonsEn };
