import { boxedCard } from './boxed-card.ts';
import { cardToEmptySeat } from './card-to-empty-seat.ts';
import { cardsOnFloor } from './cards-on-floor.ts';
import { dealtOutOfOrder } from './dealt-out-of-order.ts';
import { deckChangeWanted } from './deck-change-wanted.ts';
import { deckCounted } from './deck-counted.ts';
import { differentBack } from './different-back.ts';
import { duplicateCard } from './duplicate-card.ts';
import { exposedByDealer } from './exposed-by-dealer.ts';
import { extraCard } from './extra-card.ts';
import { firstCardToWrongSeat } from './first-card-to-wrong-seat.ts';
import { joker } from './joker.ts';
import { knowinglyFouled } from './knowingly-fouled.ts';
import { markedCard } from './marked-card.ts';
import { missingCard } from './missing-card.ts';
import { otherDealError } from './other-deal-error.ts';
import { seatNotDealt } from './seat-not-dealt.ts';
import { studCardExposed } from './stud-card-exposed.ts';
import { studLastCardExposed } from './stud-last-card-exposed.ts';
import { studTooFewCards } from './stud-too-few-cards.ts';
import { unseenHand } from './unseen-hand.ts';
import { whoDeals } from './who-deals.ts';
import { wrongButton } from './wrong-button.ts';
import { wrongNumberOfCards } from './wrong-number-of-cards.ts';

/** Incidents while the hole cards are dealt, and with the deck. */
export const holeCardKinds = {
  exposedByDealer,
  wrongNumberOfCards,
  seatNotDealt,
  cardToEmptySeat,
  firstCardToWrongSeat,
  dealtOutOfOrder,
  extraCard,
  boxedCard,
  joker,
  wrongButton,
  missingCard,
  duplicateCard,
  differentBack,
  knowinglyFouled,
  markedCard,
  deckChangeWanted,
  cardsOnFloor,
  unseenHand,
  studCardExposed,
  studLastCardExposed,
  studTooFewCards,
  otherDealError,
  deckCounted,
  whoDeals,
};

export type HoleCardKinds = typeof holeCardKinds;
