/** The facts of a betting round that every incident at the bet asks. */
export const bettingRoundEn = {
  structure: { label: 'Limit', values: { noLimit: 'No-limit', potLimit: 'Pot-limit', fixedLimit: 'Fixed limit' } },
  street: {
    label: 'Betting round',
    values: { preflop: 'before the flop', flop: 'Flop', turn: 'Turn', river: 'River' },
  },
  bigBlind: { label: 'Big blind' },
  toFace: { label: 'Highest bet', help: 'The most that lies in front of a player in this betting round.' },
  lastRaise: {
    label: 'Last raise by',
    help: 'By how much the last full bet or raise went up. Empty: it was the first of this round.',
  },
} as const;

/** Facts about the player who acts. */
export const actorEn = {
  pot: { label: 'Pot', help: 'Everything in the pot and in front of the players before he acted.' },
  paidBefore: { label: 'In front of him before', help: 'In this betting round, such as a blind.' },
  stack: { label: 'Chips behind his bet', help: 'Before he acted, without what lay in front. Empty: enough.' },
  behind: { label: 'Chips left behind him', help: 'Empty: enough.' },
  seat: { label: 'The player’s seat' },
} as const;
