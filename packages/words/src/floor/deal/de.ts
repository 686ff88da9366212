import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { boardOutcomesDe, boardReasonsDe, boardStepsDe } from './board-de.ts';
import { boardKindsDe } from './board-kinds-de.ts';
import { cardMoveDe } from './card-move-de.ts';
import { holeCardKindsDe, holeCardOutcomesDe, holeCardReasonsDe, holeCardStepsDe } from './hole-cards-de.ts';

export const dealKindsDe: KindWords<DealKinds> = { ...holeCardKindsDe, ...boardKindsDe };

export const dealOutcomesDe: OutcomeWords<DealOutcome> = { ...holeCardOutcomesDe, ...boardOutcomesDe };

export const dealStepsDe: Sentences<DealSteps> = { moveCard: cardMoveDe, ...holeCardStepsDe, ...boardStepsDe };

export const dealReasonsDe: Sentences<DealReasons> = { ...holeCardReasonsDe, ...boardReasonsDe };
