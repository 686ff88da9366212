/** Facts that several incidents with a hand's cards ask in the same words. */
export declare const SEAT_DE: {
  readonly label: 'Platz des Spielers';
};
export declare const ownBetDe: {
  readonly ownBet: {
    readonly label: 'Sein Bet oder Raise in dieser Runde';
    readonly help: 'Alles, was vor ihm liegt; ein Blind zählt nicht.';
  };
  readonly matched: {
    readonly label: 'Höchster Einsatz eines anderen';
    readonly help: 'Bezahlt oder schon vorher gesetzt; 0, wenn niemand.';
  };
};
export declare const WHY_BACK_DE: {
  readonly changedMind: 'hat es sich anders überlegt';
  readonly ownMistake: 'eigenes Versehen';
  readonly wrongInformation: 'falsche Auskunft';
  readonly dealersMistake: 'Fehler des Dealers';
};
export declare const NOTICED_DE: {
  readonly label: 'Wann bemerkt?';
  readonly values: {
    readonly beforeNextHand: 'vor der nächsten Hand';
    readonly nextHandBegun: 'nächste Hand hat begonnen';
    readonly afterSubstantialAction: 'in der nächsten Hand schon gehandelt';
  };
};
export declare const SHOWN_BEATS_DE: {
  readonly label: 'Reicht das Gezeigte sicher?';
  readonly help: 'Schlägt es alle, was immer die anderen Karten sind?';
  readonly values: {
    readonly yes: 'ja';
    readonly no: 'nein';
    readonly unclear: 'unklar';
  };
};
