/** The facts of a betting round that every incident at the bet asks. */
export const bettingRoundEn = {
  structure: { label: 'Limit', values: { noLimit: 'No-limit', potLimit: 'Pot-limit', fixedLimit: 'Fixed limit' } },
  street: {
    label: 'Betting round',
    values: { preflop: 'before the flop', flop: 'Flop', turn: 'Turn', river: 'River' },
  },
  bigBlind: { label: 'Big blind' },
  toFace: { label: 'Highest bet', help: 'The most that lies in front of a player in this betting round.' },
  lastRaise: { label: 'Last raise by', help: 'Empty: the big blind.' },
} as const;
