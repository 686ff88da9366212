/** Facts that several incidents with a hand's cards ask in the same words. */
export declare const SEAT_EN: {
  readonly label: 'The player’s seat';
};
export declare const ownBetEn: {
  readonly ownBet: {
    readonly label: 'His bet or raise in this round';
    readonly help: 'All that lies in front of him; a blind does not count.';
  };
  readonly matched: {
    readonly label: 'Highest bet of another';
    readonly help: 'Called, or bet before; 0 if nobody.';
  };
};
export declare const WHY_BACK_EN: {
  readonly changedMind: 'changed his mind';
  readonly ownMistake: 'his own slip';
  readonly wrongInformation: 'wrong information';
  readonly dealersMistake: 'the dealer’s mistake';
};
export declare const NOTICED_EN: {
  readonly label: 'When was it noticed?';
  readonly values: {
    readonly beforeNextHand: 'before the next hand';
    readonly nextHandBegun: 'the next hand has begun';
    readonly afterSubstantialAction: 'action in the next hand already';
  };
};
export declare const SHOWN_BEATS_EN: {
  readonly label: 'Is what was shown surely enough?';
  readonly help: 'Does it beat everybody, whatever the other cards are?';
  readonly values: {
    readonly yes: 'yes';
    readonly no: 'no';
    readonly unclear: 'unclear';
  };
};
