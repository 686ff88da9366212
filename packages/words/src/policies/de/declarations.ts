import { anyOf, oneOf, type WordsOn } from '../policy-words.ts';

export const declarations: WordsOn<'declarations'> = {
  'declarations.foldSignal': {
    label: 'Fold vorher angedeutet',
    meaning: 'Was gilt, wenn jemand vor seiner Reihe erkennen lässt, dass er folden wird.',
    value: oneOf({
      forbidden: 'Es ist verboten.',
      discouraged: 'Es gehört sich nicht.',
    }),
  },
  'declarations.languages': {
    label: 'Sprachen',
    meaning: 'Was am Tisch gesprochen werden darf.',
    value: oneOf({
      germanEnglishInHand: 'Während der Hand Deutsch und Englisch.',
      germanEnglish: 'Deutsch und Englisch.',
      countryAndEnglish: 'Landessprache und Englisch, wenn nichts anderes angesagt ist.',
      germanEnglishJargon: 'Deutsch und Englisch; Pokerausdrücke in jeder Sprache.',
    }),
  },
  'declarations.actionTerms': {
    label: 'Klare Ansagen',
    meaning: 'Welche Wörter ohne Zweifel eine Aktion sind.',
    value: oneOf({
      germanEnglish:
        'Setzen, erhöhen, mitgehen, passen, schieben, all-in und ihre englischen Wörter; „Pot“ nur im Pot-Limit.',
      english: 'Bet, raise, call, fold, check, all-in auf Englisch; „Pot“ nur im Pot-Limit.',
    }),
  },
  'declarations.gestures': {
    label: 'Gesten',
    meaning: 'Ob eine Geste eine Aktion ist.',
    value: anyOf('de', {
      knockIsCheck: 'klopfen ist ein Check',
      clearGestureBinds: 'jede unmissverständliche Geste bindet',
      ownRisk: 'Gesten geschehen auf eigene Gefahr',
    }),
  },
  'declarations.handValue': {
    label: 'Ansage des eigenen Blatts',
    meaning: 'Ob bindet, was jemand über sein Blatt sagt.',
    value: oneOf({ cardsSpeak: 'Nein, die Karten zählen; absichtlich Falsches kann bestraft werden.' }),
  },
  'declarations.mistakeDuty': {
    label: 'Auf Fehler hinweisen',
    meaning: 'Wer einen Fehler beim Showdown oder im Pot melden muss.',
    value: oneOf({
      playersAtTable: 'Die Spieler am Tisch.',
      everybody: 'Jeder: Spieler, Dealer und Zuschauer.',
      anyPlayer: 'Jeder Spieler, auch wer nicht in der Hand ist.',
    }),
  },
  'declarations.handTalk': {
    label: 'Reden über die Hand',
    meaning: 'Ob während der Hand über Karten geredet, geraten oder kritisiert werden darf.',
    value: oneOf({ forbidden: 'Während der Hand verboten.' }),
  },
  'declarations.dealerSpeech': {
    label: 'Was der Dealer sagt',
    meaning: 'Welche Auskünfte der Dealer gibt.',
    value: oneOf({ actionsOnly: 'Er sagt die Aktionen an, Beträge nur auf Frage, sonst nichts.' }),
  },
};
