import type { MisdealPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

const misdealOrNot = oneOf({
  misdeal: 'Misdeal: Einsätze zurück, neu geben.',
  no: 'Kein Misdeal; die Hand wird gespielt.',
});
const misdealOrRepair = oneOf({
  misdeal: 'Misdeal, sofern der Dealer es nicht in Ordnung bringen darf.',
  no: 'Kein Misdeal; die Hand wird gespielt.',
});

export const misdealsDe: Pick<PolicyWords, keyof MisdealPolicies> = {
  'dealing.misdealDeadline': {
    label: 'Frist für den Misdeal',
    meaning: 'Bis wann ein Misdeal ausgerufen werden kann.',
    value: oneOf({
      substantialAction: 'Bis zur substanziellen Aktion; danach wird die Hand gespielt.',
      potPaid: 'Bis der Pot ausgezahlt ist.',
    }),
  },
  'dealing.misdealResult': {
    label: 'Folge eines Misdeals',
    meaning: 'Was nach einem Misdeal geschieht.',
    value: oneOf({
      reshuffleRedeal:
        'Alle Einsätze zurück, gleicher Button, gleiches Level; neu mischen und geben. Es ist dieselbe Hand.',
    }),
  },
  'dealing.misdealRepair': {
    label: 'In Ordnung bringen statt neu geben',
    meaning: 'Ob der Dealer einen Fehler beim Geben richtigstellen darf.',
    value: oneOf({
      ifUnseenAndOrderKnown: 'Ja, wenn niemand seine Karten gesehen hat und die Reihenfolge wiederherzustellen ist.',
      ifAssignable: 'Ja, wenn falsch verteilte Karten noch den richtigen Spielern zuzuordnen sind.',
      extraCardOnly: 'Nur bei einer einzelnen bekannten Karte zu viel: sie wird die Burnkarte.',
      no: 'Nein, es wird immer neu gegeben.',
    }),
  },
  'dealing.misdealFirstTwoExposed': {
    label: 'Eine der ersten beiden Karten aufgedeckt',
    meaning: 'Der Dealer deckt beim Geben die erste oder zweite Karte auf.',
    value: oneOf({
      misdeal: 'Misdeal, wem die Karte auch gehört.',
      misdealBlindsOnly: 'Misdeal nur, wenn es die erste Karte des Small oder Big Blinds ist.',
      replace: 'Kein Misdeal; sie wird ersetzt wie jede andere.',
    }),
  },
  'dealing.misdealTwoExposed': {
    label: 'Mehrere Karten aufgedeckt',
    meaning: 'Wie viele vom Dealer aufgedeckte Karten einen Misdeal ergeben.',
    value: (cards) => `Misdeal ab ${cards} aufgedeckten Karten.`,
  },
  'dealing.misdealBoxedCards': {
    label: 'Mehrere umgedrehte Karten im Deck',
    meaning: 'Wie viele offen im Deck liegende Karten einen Misdeal ergeben.',
    value: ({ cards, counted }) =>
      counted === 'apart'
        ? `Misdeal ab ${cards} umgedrehten Karten; aufgedeckte zählen nicht mit.`
        : `Misdeal ab ${cards} Karten; umgedrehte und aufgedeckte zählen zusammen.`,
  },
  'dealing.misdealFirstCardWrongSeat': {
    label: 'Erste Karte an den Falschen',
    meaning: 'Die erste Karte des Decks ging an den falschen Platz.',
    value: misdealOrNot,
  },
  'dealing.misdealSeatNotEntitled': {
    label: 'Karten an einen Platz ohne Anspruch',
    meaning: 'Ein Platz, der keine Karten bekommen darf, hat welche bekommen.',
    value: misdealOrNot,
  },
  'dealing.misdealSkippedPlayer': {
    label: 'Spieler ohne Karten',
    meaning: 'Ein Spieler mit Anspruch hat keine Karten bekommen.',
    value: misdealOrNot,
  },
  'dealing.misdealOutOfOrder': {
    label: 'Karte außer der Reihe gegeben',
    meaning: 'Eine Karte wurde in der falschen Reihenfolge gegeben.',
    value: misdealOrRepair,
  },
  'dealing.misdealWrongNumber': {
    label: 'Falsche Kartenzahl, rechtzeitig bemerkt',
    meaning: 'Ein Spieler hat zu viele oder zu wenige Karten.',
    value: oneOf({
      misdeal: 'Misdeal, sofern der Dealer es nicht in Ordnung bringen darf.',
      tooManyOnly:
        'Misdeal bei zu vielen Karten, wenn es sich nicht nachvollziehen lässt; zu wenige sind hier nicht geregelt.',
      no: 'Kein Misdeal; die Hand wird gespielt.',
    }),
  },
  'dealing.extraCardsMisdeal': {
    label: 'Mehrere Karten zu viel gegeben',
    meaning: 'Ab wie vielen überzähligen Karten es ein Misdeal ist, auch wenn man sie kennt.',
    value: (cards) => `Misdeal ab ${cards} Karten zu viel.`,
  },
  'dealing.misdealStud': {
    label: 'Verdeckte Karte im Stud aufgedeckt',
    meaning: 'Der Dealer deckt eine der ersten beiden verdeckten Karten eines Spielers auf.',
    value: oneOf({
      misdeal: 'Misdeal.',
      replace: 'Kein Misdeal: sie bleibt als offene Karte liegen, die dritte kommt verdeckt.',
    }),
  },
  'dealing.misdealOtherError': {
    label: 'Anderer Fehler beim Geben',
    meaning: 'Ein Fehler, den das Regelwerk nicht aufzählt.',
    value: oneOf({
      floorDecides: 'Die Turnierleitung entscheidet, ob es ein Misdeal ist.',
      no: 'Kein Misdeal; die Hand wird gespielt.',
    }),
  },
};
