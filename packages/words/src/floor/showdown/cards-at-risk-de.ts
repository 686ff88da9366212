import type { CardsAtRiskKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { ownBetDe, SEAT_DE, WHY_BACK_DE } from './shared-facts-de.ts';

const identifiable = { label: 'Sind die Karten eindeutig zu erkennen?' };

export const cardsAtRiskDe: KindWords<CardsAtRiskKinds> = {
  unprotectedHandTaken: {
    label: 'Ungeschützte Hand eingezogen',
    what: 'Der Dealer zieht eine Hand ein, die noch im Spiel war, oder erklärt sie versehentlich für tot.',
    says: [
      'Hand eingezogen',
      'Karten weggenommen',
      'Dealer hat meine Karten genommen',
      'ungeschützt',
      'verbrannt',
      'tote Hand',
      'Karten nicht geschützt',
      'Kartenschutz',
    ],
    facts: {
      protected: { label: 'War die Hand geschützt?', help: 'Hand, Chip oder Gegenstand auf den Karten.' },
      touchedMuck: { label: 'Haben sie den Muck berührt?' },
      identifiable,
      ...ownBetDe,
      seat: SEAT_DE,
    },
  },
  handTouchedMuck: {
    label: 'Hand im Muck',
    what: 'Eine Hand berührt den Muck, die Burnkarten, das Board oder die Hand des Dealers.',
    says: ['Muck berührt', 'in den Muck gerutscht', 'Karten im Muck', 'Hand tot', 'an die Burnkarten gekommen'],
    facts: {
      tabled: { label: 'Lag sie vorher ganz offen auf dem Tisch?' },
      touched: {
        label: 'Was hat sie berührt?',
        values: { muck: 'Muck', burnCards: 'Burnkarten', board: 'Board', dealersHand: 'Hand des Dealers' },
      },
      thrown: { label: 'Hat der Spieler sie selbst geworfen?' },
      identifiable,
      why: { label: 'Warum?', values: WHY_BACK_DE },
      ...ownBetDe,
      seat: SEAT_DE,
    },
  },
  handsMixed: {
    label: 'Hände vermischt',
    what: 'Weggeworfene Karten eines Spielers landen auf oder zwischen den Karten eines anderen.',
    says: ['Karten vermischt', 'Karten auf meine geworfen', 'durcheinander', 'zwei Hände zusammen', 'in fremde Karten'],
    facts: { identifiable, seat: { label: 'Platz der getroffenen Hand' } },
  },
  foldedHandWantedBack: {
    label: 'Gefoldete Hand zurück',
    what: 'Ein Spieler hat gefoldet und will seine Karten zurück.',
    says: [
      'Fold zurücknehmen',
      'Karten zurück',
      'wollte gar nicht folden',
      'aus Versehen gefoldet',
      'dachte alle sind raus',
      'weggeworfene Hand retten',
    ],
    facts: {
      folded: {
        label: 'Wie hat er gefoldet?',
        values: {
          intoMuck: 'in den Muck oder zum Dealer',
          thrownForward: 'nach vorn geworfen',
          overBetLine: 'verdeckt über die Setzlinie',
          words: 'mit Worten',
        },
      },
      facedBet: { label: 'War ein Einsatz zu bezahlen?' },
      why: { label: 'Warum?', values: WHY_BACK_DE },
      identifiable,
      actedBehind: { label: 'Hat danach schon jemand gehandelt?' },
      seat: SEAT_DE,
    },
  },
  cardsThrown: {
    label: 'Karten geworfen',
    what: 'Ein Spieler wirft beim Folden seine Karten oder zeigt sie dabei.',
    says: ['Karten geworfen', 'hoch geworfen', 'vom Tisch geworfen', 'nach dem Dealer geworfen', 'offen gefoldet'],
    facts: {
      how: {
        label: 'Wie?',
        values: {
          thrownHigh: 'hoch geworfen',
          offTheTable: 'vom Tisch',
          atTheDealer: 'nach dem Dealer',
          shownWhileFolding: 'offen weggelegt',
        },
      },
      onPurpose: { label: 'Absichtlich?' },
      seat: SEAT_DE,
    },
  },
  cardsHidden: {
    label: 'Karten verdeckt gehalten',
    what: 'Ein Spieler hält seine Karten so, dass niemand sieht, dass er noch in der Hand ist.',
    says: ['Karten versteckt', 'Hände über den Karten', 'Karten unter dem Tisch', 'Karten nicht zu sehen', 'übersehen'],
    facts: {
      passedOver: { label: 'Wurde er deshalb übergangen?' },
      acted: { label: 'Wie viele hinter ihm haben gehandelt?' },
      facesBet: { label: 'Muss er etwas bezahlen?' },
      seat: SEAT_DE,
    },
  },
  studUpCardPickedUp: {
    label: 'Stud: offene Karte aufgenommen',
    what: 'Ein Spieler nimmt beim Stud eine eigene offene Karte auf oder dreht sie um.',
    says: ['Stud offene Karte', 'Upcard aufgenommen', 'Türkarte umgedreht', 'offene Karten in die Hand genommen'],
    facts: { facesBet: { label: 'War ein Einsatz zu bezahlen?' }, seat: SEAT_DE },
  },
};
