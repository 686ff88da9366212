import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { boardOutcomesEn, boardReasonsEn, boardStepsEn } from './board-en.ts';
import { boardKindsEn } from './board-kinds-en.ts';
import { cardMoveEn } from './card-move-en.ts';
import { holeCardKindsEn, holeCardOutcomesEn, holeCardReasonsEn, holeCardStepsEn } from './hole-cards-en.ts';

export const dealKindsEn: KindWords<DealKinds> = joined({ holeCards: holeCardKindsEn, board: boardKindsEn });

export const dealOutcomesEn: OutcomeWords<DealOutcome> = joined({
  holeCards: holeCardOutcomesEn,
  board: boardOutcomesEn,
});

export const dealStepsEn: Sentences<DealSteps> = joined({
  cards: { moveCard: cardMoveEn },
  holeCards: holeCardStepsEn,
  board: boardStepsEn,
});

export const dealReasonsEn: Sentences<DealReasons> = joined({ holeCards: holeCardReasonsEn, board: boardReasonsEn });
