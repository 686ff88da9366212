import { oneOf, type WordsOn } from '../policy-words.ts';

export const elimination: WordsOn<'elimination'> = {
  'elimination.sameHand': {
    label: 'Gleichzeitig ausgeschieden',
    meaning: 'Wer besser platziert ist, wenn mehrere an einem Tisch in derselben Hand ausscheiden.',
    value: oneOf({ biggerStartingStack: 'Wer zu Beginn der Hand mehr Chips hatte.' }),
  },
  'elimination.equalStacks': {
    label: 'Gleich viele Chips',
    meaning: 'Was gilt, wenn sie zu Beginn der Hand gleich viele Chips hatten.',
    value: oneOf({
      share: 'Sie teilen sich die Plätze.',
      nearestButton: 'Besser platziert ist, wer im Uhrzeigersinn näher am Button saß.',
    }),
  },
  'elimination.differentTables': {
    label: 'Gleichzeitig an verschiedenen Tischen',
    meaning: 'Was gilt, wenn zwei an verschiedenen Tischen zur selben Zeit ausscheiden.',
    value: oneOf({
      orderOfTime: 'Die Reihenfolge des Ausscheidens zählt.',
      orderOrStack: 'Die Reihenfolge des Ausscheidens; dem Wortlaut nach wäre es, wer mehr Chips hatte.',
      sharePrizes: 'In den Preisrängen werden die Preise der Plätze zusammengelegt und gleich geteilt.',
    }),
  },
  'elimination.orderUnknown': {
    label: 'Reihenfolge nicht zu klären',
    meaning: 'Was gilt, wenn an verschiedenen Tischen niemand sagen kann, wer zuerst ausschied.',
    value: oneOf({
      share: 'Sie teilen sich die Plätze.',
      biggerStartingStack: 'Besser platziert ist, wer die Hand mit mehr Chips begann.',
    }),
  },
  'elimination.handForHandTables': {
    label: 'Gleichzeitig bei Hand-für-Hand',
    meaning: 'Was gilt, wenn zwei bei Hand-für-Hand in derselben Hand an verschiedenen Tischen ausscheiden.',
    value: oneOf({ biggerStartingStack: 'Besser platziert ist, wer die Hand mit mehr Chips begann.' }),
  },
  'elimination.sharedPoints': {
    label: 'Punkte eines geteilten Platzes',
    meaning: 'Wie viele Ligapunkte ein geteilter Platz bringt.',
    value: oneOf({
      average: 'Den Durchschnitt der Plätze.',
      betterPlace: 'Die Punkte des besseren Platzes.',
    }),
  },
  'elimination.timeLimitPlaces': {
    label: 'Plätze bei Zeitende',
    meaning: 'Wie gewertet wird, wer bei Zeitende noch im Spiel ist.',
    value: oneOf({ chipCount: 'Nach Chips; bei gleich vielen teilen sie sich den Platz.' }),
  },
  'elimination.acrossFlights': {
    label: 'Plätze über mehrere Flights',
    meaning: 'Wer höher steht, wenn an einem Tag in verschiedenen Flights ausgeschieden wird.',
    value: oneOf({
      longerPlayed: 'Wer länger gespielt hat, Pausen nicht gezählt; bei gleicher Zeit, vor wem weniger übrig waren.',
      fewerLeft: 'Vor wem im eigenen Flight weniger übrig waren.',
    }),
  },
  'elimination.lastPaidShared': {
    label: 'Mehr Ausgeschiedene als Preise',
    meaning: 'Was gilt, wenn mehr zugleich ausscheiden, als noch Plätze bezahlt werden.',
    value: oneOf({ shareEqually: 'Sie teilen sich die Preise der bezahlten Plätze gleichmäßig.' }),
  },
};
