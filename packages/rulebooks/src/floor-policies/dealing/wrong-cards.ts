/** A card that was exposed, lay face up, was one too many, or is missing from a hand. */
export type WrongCardPolicies = {
  /** A single down card, not protected by a misdeal, is exposed by the dealer. */
  'dealing.exposedOtherCard': 'replaceWithFirstBurn' | 'floorDecides';
  /** A single card that lay face up in the deck. */
  'dealing.boxedCard': 'asIfNotThere' | 'swapWithBurn';
  /** One card too many was dealt, and it is known which. */
  'dealing.extraCard': 'nextBurn' | 'misdeal';
  /** A player has too many cards, found too late for a misdeal. */
  'dealing.wrongNumberLate': 'drawDown' | 'deadHand';
  /** A player has too few cards, found too late for a misdeal. */
  'dealing.tooFewLate': 'deadHand' | 'buttonCompleted';
  'dealing.buttonTwoCards': 'yes' | 'no';
  /** A player acts without looking and has an irregular card. */
  'dealing.unseenHand': 'ownRisk' | 'protected';
  /** A player drops his cards to the floor. */
  'dealing.cardsOnFloor': 'dealerDecides' | 'live' | 'dead';
};
