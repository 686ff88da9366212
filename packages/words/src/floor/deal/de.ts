import type { DealKinds, DealOutcome, DealReasons, DealSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';
import { cardMoveDe } from './card-move-de.ts';
import { holeCardKindsDe, holeCardOutcomesDe, holeCardReasonsDe, holeCardStepsDe } from './hole-cards-de.ts';

export const dealKindsDe: KindWords<DealKinds> = { ...holeCardKindsDe };

export const dealOutcomesDe: OutcomeWords<DealOutcome> = { ...holeCardOutcomesDe };

export const dealStepsDe: Sentences<DealSteps> = { moveCard: cardMoveDe, ...holeCardStepsDe };

export const dealReasonsDe: Sentences<DealReasons> = { ...holeCardReasonsDe };
