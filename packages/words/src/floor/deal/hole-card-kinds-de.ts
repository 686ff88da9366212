import type { HoleCardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { cardNoDe, dealtInDe, howFarAtMostDe, howFarDe, seatDe, whetherRepairableDe } from './hole-card-facts-de.ts';

/** Incidents with the cards as they are dealt. */
export const dealtCardsDe: KindWords<
  Pick<
    HoleCardKinds,
    | 'exposedByDealer'
    | 'wrongNumberOfCards'
    | 'seatNotDealt'
    | 'cardToEmptySeat'
    | 'firstCardToWrongSeat'
    | 'dealtOutOfOrder'
    | 'extraCard'
    | 'boxedCard'
    | 'wrongButton'
    | 'cardsOnFloor'
    | 'unseenHand'
    | 'studCardExposed'
    | 'otherDealError'
  >
> = {
  exposedByDealer: {
    label: 'Karte beim Geben aufgedeckt',
    what: 'Der Dealer deckt beim Geben eine oder mehrere Handkarten auf.',
    says: [
      'Karte aufgedeckt',
      'Karte umgefallen',
      'Karte geflasht',
      'beim Geben gezeigt',
      'Karte gesehen',
      'Misdeal',
      'vergeben',
      'offene Karte',
      'Dealer hat aufgedeckt',
    ],
    facts: {
      exposed: { label: 'Wie viele hat der Dealer aufgedeckt?' },
      boxed: { label: 'Dazu umgedrehte Karten im Deck?' },
      cardNo: cardNoDe,
      whose: {
        label: 'Wessen Karte?',
        values: { smallBlind: 'Small Blind', bigBlind: 'Big Blind', button: 'Button', other: 'ein anderer' },
      },
      seat: seatDe,
      ...dealtInDe,
      ...howFarDe,
    },
  },
  wrongNumberOfCards: {
    label: 'Zu viele oder zu wenige Karten',
    what: 'Ein Spieler hat die falsche Zahl an Handkarten.',
    says: [
      'drei Karten',
      'nur eine Karte',
      'falsche Kartenzahl',
      'zu viele Karten',
      'zu wenig Karten',
      'Karte zu viel auf der Hand',
      'fünf Karten Omaha',
    ],
    facts: {
      seat: seatDe,
      cards: { label: 'Wie viele Karten hat er?' },
      shouldHave: { label: 'Wie viele müsste er haben?' },
      elsewhere: { label: 'Hat ein anderer dafür die Karte zu wenig oder zu viel?' },
      onButton: { label: 'Sitzt er auf dem Button?' },
      hasActed: { label: 'Hat er selbst schon gehandelt?' },
      ...whetherRepairableDe,
      ...howFarDe,
    },
  },
  seatNotDealt: {
    label: 'Spieler übersprungen',
    what: 'Ein Spieler hat keine Karten bekommen.',
    says: ['keine Karten bekommen', 'übersprungen', 'vergessen', 'ausgelassen', 'Platz ausgelassen', 'ohne Karten'],
    facts: {
      seat: seatDe,
      buttonAtEnd: {
        label: 'Nur der Button fehlt, und er kann seine Karten am Ende bekommen?',
      },
      holeCards: dealtInDe.holeCards,
      ...whetherRepairableDe,
      ...howFarDe,
    },
  },
  cardToEmptySeat: {
    label: 'Karten an falschen Platz',
    what: 'Ein Platz hat Karten bekommen, der keine bekommen darf.',
    says: [
      'leerer Platz',
      'Karten an leeren Sitz',
      'Neuer hat Karten bekommen',
      'nicht berechtigt',
      'Strafe Karten bekommen',
    ],
    facts: {
      seat: seatDe,
      whoseSeat: {
        label: 'Was für ein Platz?',
        values: {
          empty: 'leer, ohne Stack',
          newcomerBehindButton: 'Neuer zwischen Button und Small Blind',
          stackWithoutPlayer: 'Stack ohne Spieler: abwesend oder mit Strafe',
        },
      },
      ...whetherRepairableDe,
      ...howFarDe,
    },
  },
  firstCardToWrongSeat: {
    label: 'Erste Karte an den Falschen',
    what: 'Das Geben begann am falschen Platz.',
    says: ['falsch angefangen', 'erste Karte falsch', 'beim Falschen angefangen', 'falscher Platz zuerst'],
    facts: { ...whetherRepairableDe, ...howFarDe },
  },
  dealtOutOfOrder: {
    label: 'Falsche Reihenfolge',
    what: 'Eine Karte wurde außer der Reihe gegeben.',
    says: [
      'falsche Reihenfolge',
      'zwei Karten hintereinander',
      'Karten vertauscht',
      'außer der Reihe gegeben',
      'Runde vergessen',
    ],
    facts: {
      twoToButton: { label: 'Nur zwei Karten nacheinander an den Button?' },
      ...whetherRepairableDe,
      ...howFarDe,
    },
  },
  extraCard: {
    label: 'Eine Karte zu viel gegeben',
    what: 'Der Dealer gibt nach der letzten Handkarte noch weiter.',
    says: ['Karte zu viel', 'überzählige Karte', 'dritte Karte', 'weiter gegeben', 'Extrakarte'],
    facts: {
      surplus: { label: 'Wie viele Karten zu viel?' },
      known: { label: 'Steht fest, welche zu viel ist?' },
      seen: { label: 'Hat der Spieler sie angesehen?' },
      seat: seatDe,
      ...howFarDe,
    },
  },
  boxedCard: {
    label: 'Karte umgedreht im Deck',
    what: 'Eine Karte liegt offen im Deck.',
    says: ['umgedrehte Karte', 'offen im Deck', 'Boxed Card', 'verkehrt herum', 'Karte falsch herum', 'Bild nach oben'],
    facts: {
      where: {
        label: 'Wo kam sie?',
        values: { holeCards: 'beim Geben der Handkarten', flop: 'Flop', turn: 'Turn', river: 'River' },
      },
      boxed: { label: 'Wie viele in dieser Hand?' },
      exposed: { label: 'Dazu vom Dealer aufgedeckte Karten?' },
      cardNo: cardNoDe,
      flopCard: { label: 'Die wievielte Flopkarte?' },
      seat: seatDe,
      ...dealtInDe,
      ...howFarDe,
    },
  },
  wrongButton: {
    label: 'Button falsch',
    what: 'Der Button liegt am falschen Platz.',
    says: [
      'Button falsch',
      'falscher Button',
      'Button vergessen',
      'Button nicht bewegt',
      'Dealerbutton',
      'Blinds falsch',
    ],
    facts: {
      buttonSeat: { label: 'Wo liegt er?' },
      rightSeat: { label: 'Wo müsste er liegen?' },
      occupied: { label: 'Besetzte Plätze' },
      firstCardWrong: { label: 'Begann das Geben deshalb am falschen Platz?' },
      ...howFarAtMostDe,
    },
  },
  cardsOnFloor: {
    label: 'Karten auf dem Boden',
    what: 'Einem Spieler fallen seine Karten auf den Boden.',
    says: ['Karten runtergefallen', 'auf den Boden', 'unter den Tisch', 'fallen gelassen'],
    facts: { seat: seatDe },
  },
  unseenHand: {
    label: 'Ungesehen gespielt',
    what: 'Ein Spieler hat ohne hinzusehen gesetzt und hat eine regelwidrige Karte.',
    says: ['blind gespielt', 'nicht angesehen', 'dark', 'ohne hinzusehen', 'blind gesetzt Joker'],
    facts: {
      seat: seatDe,
      fault: {
        label: 'Was stimmt nicht?',
        values: {
          joker: 'Joker',
          tooManyCards: 'zu viele Karten',
          tooFewCards: 'zu wenige Karten',
          otherCard: 'andere falsche Karte',
        },
      },
      ownPart: { label: 'Was hat er in dieser Hand gesetzt?' },
    },
  },
  studCardExposed: {
    label: 'Stud: verdeckte Karte offen',
    what: 'Im Stud deckt der Dealer eine der ersten beiden verdeckten Karten auf.',
    says: ['Stud', 'verdeckte Karte aufgedeckt', 'Downcard', 'Razz'],
    facts: {
      exposed: { label: 'Wie viele verdeckte Karten hat der Dealer aufgedeckt?' },
      cardNo: cardNoDe,
      seat: seatDe,
      ...howFarDe,
    },
  },
  otherDealError: {
    label: 'Anderer Fehler beim Geben',
    what: 'Beim Geben lief etwas schief, das kein Regelwerk aufzählt.',
    says: ['nicht abgehoben', 'nicht gemischt', 'falsch gemischt', 'Misdeal', 'vergeben', 'falsches Deck'],
    facts: { ...howFarDe },
  },
};
