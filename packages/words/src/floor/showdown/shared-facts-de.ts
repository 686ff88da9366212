/** Facts that several incidents with a hand's cards ask in the same words. */
export const SEAT_DE = { label: 'Platz des Spielers' } as const;

export const ownBetDe = {
  ownBet: { label: 'Sein Bet oder Raise in dieser Runde', help: 'Alles, was vor ihm liegt; ein Blind zählt nicht.' },
  matched: { label: 'Höchster Einsatz eines anderen', help: 'Bezahlt oder schon vorher gesetzt; 0, wenn niemand.' },
} as const;

export const WHY_BACK_DE = {
  changedMind: 'hat es sich anders überlegt',
  ownMistake: 'eigenes Versehen',
  wrongInformation: 'falsche Auskunft',
  dealersMistake: 'Fehler des Dealers',
} as const;

export const NOTICED_DE = {
  label: 'Wann bemerkt?',
  values: {
    beforeNextHand: 'vor der nächsten Hand',
    nextHandBegun: 'nächste Hand hat begonnen',
    afterSubstantialAction: 'in der nächsten Hand schon gehandelt',
  },
} as const;

export const SHOWN_BEATS_DE = {
  label: 'Reicht das Gezeigte sicher?',
  help: 'Schlägt es alle, was immer die anderen Karten sind?',
  values: { yes: 'ja', no: 'nein', unclear: 'unklar' },
} as const;
