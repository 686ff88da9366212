/** The deck itself: complete, without faults, changed, and who deals from it. */
export type DeckPolicies = {
  /** The deck proves incomplete before the deadline for misdeals. */
  'dealing.missingCardEarly': 'misdeal' | 'stands';
  /** The deck proves incomplete later in the hand. */
  'dealing.missingCardLate': 'stands' | 'void';
  /** Two identical cards are found. */
  'dealing.duplicateCard': 'void' | 'stands';
  /** A card with another back. */
  'dealing.foreignBack': 'void' | 'voidIfInPlay' | 'stands';
  /** Hands that were finished with a deck that proves wrong later. */
  'dealing.earlierHands': 'stand' | 'floorDecides';
  /** A player plays on although he knows that the deck is wrong. */
  'dealing.knowinglyFouled': 'forfeitsBets' | 'losesPotChipsStay';
  'dealing.joker': 'replaceOrDead' | 'fouledDeck' | 'misdealThenScrap';
  /** When the deck is changed. */
  'dealing.deckChange': 'dealerAsksFloorDecides' | 'dealerOrFloor' | 'dealerOrLevel' | 'dealerOrDamage' | 'onDamage';
  /** What a player may do about the deck. */
  'dealing.deckChangeByPlayer': 'no' | 'ifDamaged' | 'mustReport';
  /** Decks at a table, and at a final table before cameras. */
  'dealing.decksPerTable': { readonly decks: number; readonly televisedFinal: number };
  /** Whether the deck is counted before play. */
  'dealing.deckCheck': 'beforePlay' | 'no';
  /** Who deals; `dealerElsePlayers`: the players in turn where there is no dealer. */
  'dealing.whoDeals': 'dealer' | 'players' | 'dealerElsePlayers';
};
