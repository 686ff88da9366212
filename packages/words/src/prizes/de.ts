import type { PrizeWords } from './prize-words.ts';

export const de: PrizeWords = {
  plan: {
    clubTable: {
      name: 'Clubtabelle',
      about: '1 Platz bis 4 Einträge, 2 ab 5, 3 ab 8, 4 ab 21, 5 ab 31, dann immer mehr.',
    },
    tenPercent: { name: '10 % des Felds', about: 'Jeder Zehnte wird bezahlt.' },
    fifteenPercent: { name: '15 % des Felds', about: 'Etwa jeder Siebte wird bezahlt.' },
    twentyPercent: { name: '20 % des Felds', about: 'Jeder Fünfte wird bezahlt.' },
    winnerTakesAll: { name: 'Alles an den Ersten', about: 'Nur der Sieger wird bezahlt.' },
    topTwo: { name: 'Zwei Plätze', about: '65 und 35 Prozent.' },
    topThree: { name: 'Drei Plätze', about: '50, 30 und 20 Prozent.' },
    topFive: { name: 'Fünf Plätze', about: '38, 22, 17, 13 und 10 Prozent.' },
  },
  special: {
    badBeat: 'Bad Beat',
    bestHand: 'Beste Hand',
    lastWoman: 'Letzte Frau im Turnier',
    randomEntry: 'Ausgelost',
    onThePlayer: 'Kopfgeld auf eine Person',
    secretHead: 'Geheimes Kopfgeld',
    bubble: 'Letzter ohne Preis',
    other: 'Sonderpreis',
  },
  left: {
    plan: 'vom Plan nicht vergeben',
    rounding: 'vom Runden übrig',
    held: 'von festen Plätzen begrenzt',
    rest: 'zu wenig für einen weiteren Startplatz',
  },
  note: {
    fewerPaid: ({ planned, paid, least }, amount) =>
      `${String(paid)} statt ${String(planned)} Plätze, damit jeder mindestens ${amount(least)} bekommt.`,
    leastNotMet: ({ least }, amount) => `Für mindestens ${amount(least)} reicht der Topf nicht.`,
    promisedMore: ({ missing }, amount) => `Zugesagt ist mehr, als im Topf ist: Es fehlen ${amount(missing)}.`,
    stepUnknown: () => 'Die Formel für die Stufe hat gerade keinen Wert: Es gilt die erste Stufe.',
  },
  noSuchField: (where) => `Das Feld ${where} passt nicht in einen Preisplan.`,
  noPlan: 'Das ist kein Preisplan.',
  part: {
    places: 'Plätze',
    deductions: 'Abzüge vom Topf',
    rounding: 'Runden',
    least: 'Mindestpreis',
    locks: 'Feste Plätze',
    things: 'Sachpreise',
    special: 'Sonderpreise',
    points: 'Punkte',
    scoring: 'Punkte nach Formel, Hits',
  },
  fault: {
    empty: 'Hier fehlt etwas.',
    invalid: 'Diesen Wert gibt es nicht.',
    rises: 'Ein schlechterer Platz bekäme mehr als ein besserer.',
    tooMuch: 'Das ist mehr als der ganze Topf.',
    tooMany: 'Das sind zu viele.',
    notShared: 'Das gibt es nur, wo Plätze nach Anteilen oder nach einer Kurve bezahlt werden.',
    formula: 'Die Formel geht so nicht.',
    twice: 'Das steht schon da oder steht vor dem Vorigen.',
  },
  at: (place, step) =>
    [
      ...(step === undefined ? [] : [`Stufe ${String(step)}`]),
      ...(place === undefined ? [] : [`Platz ${String(place)}`]),
    ].join(', '),
};
