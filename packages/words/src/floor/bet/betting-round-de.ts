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
  lastRaise: {
    label: 'Letzte Erhöhung um',
    help: 'Um wie viel der letzte volle Bet oder Raise erhöht hat. Leer: Es war der erste dieser Runde.',
  },
} as const;

/** Facts about the player who acts. */
export const actorDe = {
  pot: { label: 'Pot', help: 'Alles im Pot und vor den Spielern, bevor er handelte.' },
  paidBefore: { label: 'Lag schon vor ihm', help: 'In dieser Setzrunde, etwa ein Blind.' },
  stack: { label: 'Chips hinter seinem Einsatz', help: 'Bevor er handelte, ohne was vor ihm lag. Leer: genug.' },
  behind: { label: 'Chips noch hinter ihm', help: 'Leer: genug.' },
  seat: { label: 'Platz des Spielers' },
} as const;
