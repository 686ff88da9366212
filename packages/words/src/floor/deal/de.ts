import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import { joined } from '@riffle/floor/joined';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { boardOutcomesDe, boardReasonsDe, boardStepsDe } from './board-de.ts';
import { boardKindsDe } from './board-kinds-de.ts';
import { cardMoveDe } from './card-move-de.ts';
import { holeCardKindsDe, holeCardOutcomesDe, holeCardReasonsDe, holeCardStepsDe } from './hole-cards-de.ts';

export const dealKindsDe: KindWords<DealKinds> = joined({ holeCards: holeCardKindsDe, board: boardKindsDe });

export const dealOutcomesDe: OutcomeWords<DealOutcome> = joined({
  holeCards: holeCardOutcomesDe,
  board: boardOutcomesDe,
});

export const dealStepsDe: Sentences<DealSteps> = joined({
  cards: { moveCard: cardMoveDe },
  holeCards: holeCardStepsDe,
  board: boardStepsDe,
});

export const dealReasonsDe: Sentences<DealReasons> = joined({ holeCards: holeCardReasonsDe, board: boardReasonsDe });
