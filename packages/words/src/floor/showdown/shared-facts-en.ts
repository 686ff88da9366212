/** Facts that several incidents with a hand's cards ask in the same words. */
export const SEAT_EN = { label: 'The player’s seat' } as const;

export const ownBetEn = {
  ownBet: { label: 'His bet or raise in this round', help: 'All that lies in front of him; a blind does not count.' },
  matched: { label: 'Highest bet of another', help: 'Called, or bet before; 0 if nobody.' },
} as const;

export const WHY_BACK_EN = {
  changedMind: 'changed his mind',
  ownMistake: 'his own slip',
  wrongInformation: 'wrong information',
  dealersMistake: 'the dealer’s mistake',
} as const;

export const NOTICED_EN = {
  label: 'When was it noticed?',
  values: {
    beforeNextHand: 'before the next hand',
    nextHandBegun: 'the next hand has begun',
    afterSubstantialAction: 'action in the next hand already',
  },
} as const;

export const SHOWN_BEATS_EN = {
  label: 'Is what was shown surely enough?',
  help: 'Does it beat everybody, whatever the other cards are?',
  values: { yes: 'yes', no: 'no', unclear: 'unclear' },
} as const;
