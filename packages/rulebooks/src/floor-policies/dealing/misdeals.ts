/** When a deal is void and begins again. */
export type MisdealPolicies = {
  /** Until when a misdeal can be called. */
  'dealing.misdealDeadline': 'substantialAction' | 'potPaid';
  /** What happens after a misdeal. */
  'dealing.misdealResult': 'reshuffleRedeal';
  /** Whether the dealer may repair instead of dealing anew. */
  'dealing.misdealRepair': 'ifUnseenAndOrderKnown' | 'ifAssignable' | 'extraCardOnly' | 'no';
  /** One of the first two cards of the deal is exposed by the dealer. */
  'dealing.misdealFirstTwoExposed': 'misdeal' | 'misdealBlindsOnly' | 'replace';
  /** So many cards exposed by the dealer make a misdeal. */
  'dealing.misdealTwoExposed': number;
  /** So many cards face up in the deck make a misdeal. */
  'dealing.misdealBoxedCards': { readonly cards: number; readonly counted: 'withExposed' | 'apart' };
  'dealing.misdealFirstCardWrongSeat': 'misdeal' | 'no';
  'dealing.misdealSeatNotEntitled': 'misdeal' | 'no';
  'dealing.misdealSkippedPlayer': 'misdeal' | 'no';
  'dealing.misdealOutOfOrder': 'misdeal' | 'no';
  /** A player has too many or too few cards, found in time. */
  'dealing.misdealWrongNumber': 'misdeal' | 'tooManyOnly' | 'no';
  /** From so many surplus cards on it is a misdeal even if they are known. */
  'dealing.extraCardsMisdeal': number;
  /** Stud: a down card of a player's first two is exposed by the dealer. */
  'dealing.misdealStud': 'misdeal' | 'replace';
  /** A mistake in the deal that the rulebook does not list. */
  'dealing.misdealOtherError': 'floorDecides' | 'no';
};
