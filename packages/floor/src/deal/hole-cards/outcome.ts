/** What becomes of a deal of hole cards, or of the deck. */
export type HoleCardOutcome =
  /** Another card takes its place; `replacement` by its place in the deck, where it can be told. */
  | {
      readonly is: 'cardReplaced';
      readonly by: 'nextCard' | 'firstBurn' | 'nextBurn';
      readonly replacement?: number;
    }
  /** Stud: the exposed card is his up card, the next one comes down. */
  | { readonly is: 'cardStaysUp' }
  /** Stud: the last card that was exposed stays up; `othersUp`: the other player's comes up as well. */
  | { readonly is: 'lastCardUp'; readonly othersUp: boolean }
  /** Stud: so many from the stub without a burn, and so many from its last card mixed with the burn cards. */
  | { readonly is: 'lastCardsDealt'; readonly direct: number; readonly fromBurns: number }
  /** Stud: one card in the middle is everybody's last. */
  | { readonly is: 'commonCard' }
  /** Put right instead of dealt anew. */
  | { readonly is: 'dealRepaired' }
  /** The card dealt too many is the next burn. */
  | { readonly is: 'extraCardBurned' }
  /** The floor draws so many surplus cards; the hand lives. */
  | { readonly is: 'surplusDrawn'; readonly cards: number }
  /** The hand gets the cards that are missing and lives. */
  | { readonly is: 'handCompleted'; readonly cards: number }
  /** Played in spite of the wrong button; from there the next hand has it. */
  | { readonly is: 'handStands'; readonly nextButton: number }
  /** A hand that is over counts as it was played. */
  | { readonly is: 'resultStands' }
  /** The hand is void; the one who knew gets `amount` not back, the others have `returned`. */
  | { readonly is: 'betsForfeited'; readonly amount: number; readonly returned: number }
  /** `amount` stays in the pot for the next hand, `returned` goes back. */
  | { readonly is: 'potCarriedOver'; readonly amount: number; readonly returned: number }
  /** The dealer chooses within the range. */
  | { readonly is: 'dealerChooses' }
  | { readonly is: 'deckChanged'; readonly when: 'now' | 'afterHand' | 'nextBreak' }
  | { readonly is: 'deckStays' }
  /** Who deals the next hand; without a seat somebody who does not play. */
  | { readonly is: 'dealsNext'; readonly seat?: number };
