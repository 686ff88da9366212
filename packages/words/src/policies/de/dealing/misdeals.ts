import { oneOf, type WordsOn } from '../../policy-words.ts';

const misdealOrNot = oneOf({
  misdeal: 'Misdeal: Einsätze zurück, neu geben.',
  no: 'Kein Misdeal; die Hand wird gespielt.',
});

const misdealOrRepair = oneOf({
  misdeal: 'Misdeal, sofern der Dealer es nicht in Ordnung bringen darf.',
  no: 'Kein Misdeal; die Hand wird gespielt.',
});

export const misdeals = {
  'dealing.substantialAction': {
    label: 'Substantial Action',
    meaning: 'Wie viel geschehen sein muss, damit kein Misdeal mehr möglich ist.',
    value: oneOf({
      twoWithChipsOrThree: 'Zwei Aktionen, davon eine mit Chips, oder drei beliebige; Blinds zählen nicht.',
      twoPlayersActed: 'Zwei Spieler haben nach den Blinds gehandelt.',
    }),
  },
  'dealing.misdealDeadline': {
    label: 'Frist für den Misdeal',
    meaning: 'Bis wann ein Misdeal ausgerufen werden kann.',
    value: oneOf({
      substantialAction: 'Bis zur Substantial Action; danach wird die Hand gespielt.',
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
  'dealing.studLastExposed': {
    label: 'Stud: letzte Karte aufgedeckt',
    meaning: 'Was gilt, wenn der Dealer in Stud eine verdeckte letzte Karte aufdeckt.',
    value: oneOf({
      staysUp: 'Sie bleibt offen liegen und zählt.',
      replaced: 'Sie wird verbrannt und ersetzt.',
    }),
  },
  'dealing.studTooFew': {
    label: 'Stud: zu wenige Karten',
    meaning: 'Was gilt, wenn der Stapel in Stud nicht für die letzte Karte aller reicht.',
    value: oneOf({
      burnsThenCommon:
        'Die letzte Karte wird mit den Burnkarten gemischt; reicht auch das nicht, gilt eine Karte für alle.',
      commonCard: 'Eine Karte in der Mitte gilt für alle.',
    }),
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
  'dealing.exposedOtherCard': {
    label: 'Einzelne Karte aufgedeckt',
    meaning: 'Der Dealer deckt beim Geben eine einzelne Karte auf, die keinen Misdeal ergibt.',
    value: oneOf({
      replaceWithFirstBurn:
        'Weiter geben; danach bekommt der Spieler die Karte, die gebrannt worden wäre, und die aufgedeckte ist die Burnkarte.',
      floorDecides: 'Die Turnierleitung entscheidet.',
    }),
  },
  'dealing.boxedCard': {
    label: 'Umgedrehte Karte im Deck',
    meaning: 'Eine einzelne Karte lag offen im Deck.',
    value: oneOf({
      asIfNotThere: 'Sie zählt nicht: zur Seite, die nächste Karte kommt an ihre Stelle, alle weiteren rücken nach.',
      swapWithBurn: 'Sie wird Burnkarte; nach der Runde kommt an ihre Stelle die Karte, die gebrannt worden wäre.',
    }),
  },
  'dealing.extraCard': {
    label: 'Eine Karte zu viel',
    meaning: 'Eine bekannte Karte wurde zu viel gegeben.',
    value: oneOf({
      nextBurn: 'Sie kommt oben auf den Stapel und ist die nächste Burnkarte.',
      misdeal: 'Misdeal: Einsätze zurück, neu geben.',
    }),
  },
  'dealing.wrongNumberLate': {
    label: 'Zu viele Karten, zu spät bemerkt',
    meaning: 'Ein Spieler hat zu viele Karten, und für einen Misdeal ist es zu spät.',
    value: oneOf({
      drawDown: 'Die Turnierleitung zieht die überzählige Karte; sie wird Burnkarte, die Hand lebt.',
      deadHand: 'Seine Hand ist tot; er bekommt nichts zurück.',
    }),
  },
  'dealing.tooFewLate': {
    label: 'Zu wenige Karten, zu spät bemerkt',
    meaning: 'Ein Spieler hat zu wenige Karten, und für einen Misdeal ist es zu spät.',
    value: oneOf({
      deadHand: 'Seine Hand ist tot; er bekommt nichts zurück.',
      buttonCompleted:
        'Seine Hand ist tot; nur der Button, der noch nicht gehandelt hat, bekommt die fehlenden Karten.',
    }),
  },
  'dealing.buttonTwoCards': {
    label: 'Zwei Karten nacheinander an den Button',
    meaning: 'Ob der Button zwei Karten hintereinander bekommen darf.',
    value: oneOf({ yes: 'Ja, das ist kein Fehler.', no: 'Nein, das ist eine Karte außer der Reihe.' }),
  },
  'dealing.unseenHand': {
    label: 'Ungesehen gespielte Hand',
    meaning: 'Ein Spieler hat ohne hinzusehen gesetzt und hat eine regelwidrige Karte.',
    value: oneOf({
      ownRisk: 'Er trägt das Risiko: die Hand ist tot, die Einsätze bleiben.',
      protected: 'Er ist geschützt: seine Einsätze gehen zurück.',
    }),
  },
  'dealing.cardsOnFloor': {
    label: 'Karten auf den Boden gefallen',
    meaning: 'Ein Spieler lässt seine Karten auf den Boden fallen.',
    value: oneOf({
      dealerDecides: 'Der Dealer entscheidet, ob sie tot sind oder weitergespielt werden.',
      live: 'Sie bleiben im Spiel.',
      dead: 'Sie sind tot.',
    }),
  },
} satisfies Partial<WordsOn<'dealing'>>;
