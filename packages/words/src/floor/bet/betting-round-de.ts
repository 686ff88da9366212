/** The facts of a betting round that every incident at the bet asks. */
export const bettingRoundDe = {
  structure: {
    label: 'Limit',
    values: { noLimit: 'No-Limit', potLimit: 'Pot-Limit', fixedLimit: 'Fixed Limit' },
  },
  street: {
    label: 'Setzrunde',
    values: { preflop: 'vor dem Flop', flop: 'Flop', turn: 'Turn', river: 'River' },
  },
  bigBlind: { label: 'Big Blind' },
  toFace: { label: 'Höchster Einsatz', help: 'Der größte Betrag, der in dieser Setzrunde vor einem Spieler liegt.' },
  lastRaise: { label: 'Letzte Erhöhung um', help: 'Leer: der Big Blind.' },
} as const;
