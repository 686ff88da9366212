import type { Plain } from '../../plain.ts';

export type HoleCardReasons = {
  actsSoFar: { readonly withChips: number; readonly without: number };
  tooLateForMisdeal: Plain;
  faceUpCards: { readonly exposed: number; readonly boxed: number };
  /** With so many players and cards each the replacement is card `card`; the flop is as it would have been. */
  replacementCard: { readonly card: number; readonly flopFrom: number; readonly flopTo: number };
  surplusCards: { readonly cards: number };
  missingHoleCards: { readonly cards: number };
  seatIsEntitled: Plain;
  ownPartOfPot: { readonly own: number; readonly others: number };
  deckCount: { readonly counted: number };
  cardsForLastStreet: { readonly stub: number; readonly players: number };
};
