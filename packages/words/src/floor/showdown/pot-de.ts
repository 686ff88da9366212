import type { PotKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { NOTICED_DE, SHOWN_BEATS_DE } from './shared-facts-de.ts';

export const potDe: KindWords<PotKinds> = {
  winnerKilled: {
    label: 'Gewinnerhand eingezogen',
    what: 'Beim Showdown zieht der Dealer eine Hand ein, die gewinnt.',
    says: ['Gewinnerhand weg', 'Dealer hat die beste Hand gemuckt', 'Gewinner getötet', 'Hand eingezogen Showdown'],
    facts: {
      tabled: {
        label: 'Lag sie offen?',
        values: { all: 'ja, alle Karten', part: 'nur ein Teil', none: 'nein' },
      },
      best: { label: 'War es die beste Hand?' },
      shownBeatsAll: SHOWN_BEATS_DE,
      noticed: NOTICED_DE,
    },
  },
  wrongPotPushed: {
    label: 'Pot falsch ausgezahlt',
    what: 'Ein Pot ging an den falschen Spieler oder im falschen Betrag.',
    says: ['Pot falsch', 'falscher Gewinner', 'falsch ausgezahlt', 'Pot an den Falschen', 'falsch geteilt'],
    facts: {
      amount: { label: 'Wie viel ging falsch?' },
      mixed: { label: 'Liegt es schon bei anderen Chips?' },
      amountCertain: { label: 'Steht der Betrag fest?' },
      noticed: NOTICED_DE,
    },
  },
  wrongSidePot: {
    label: 'Side-Pot falsch gebaut',
    what: 'Ein Side-Pot stimmt nicht, oder ein unbezahlter Einsatz ging nicht zurück; es fällt später in der Hand auf.',
    says: [
      'Side Pot falsch',
      'Sidepot falsch',
      'Nebenpot stimmt nicht',
      'Einsatz nicht zurückgegeben',
      'zu viel im Main Pot',
      'All-in Pot zu groß',
      'unbezahlter Einsatz im Pot',
    ],
    facts: {
      what: {
        label: 'Was war?',
        values: { notReturned: 'ein unbezahlter Einsatz blieb im Pot', wrongPot: 'Chips liegen im falschen Pot' },
      },
      amount: { label: 'Wie viel?' },
      noticed: { label: 'Wann bemerkt?', values: { laterStreet: 'später in derselben Hand', ...NOTICED_DE.values } },
    },
  },
  disputedPot: {
    label: 'Pot angefochten',
    what: 'Jemand bestreitet, wie eine Hand gelesen oder ein Pot vergeben wurde.',
    says: ['Einspruch', 'Pot anfechten', 'stimmt nicht', 'falsch gelesen', 'ich hatte die Straße', 'Reklamation'],
    facts: {
      about: {
        label: 'Worum geht es?',
        values: { readingOfHand: 'wie die Hand gelesen wurde', countOrAward: 'Betrag oder Vergabe' },
      },
      noticed: NOTICED_DE,
      who: {
        label: 'Wer meldet es?',
        values: {
          playerInHand: 'ein Spieler der Hand',
          otherPlayer: 'ein anderer am Tisch',
          dealer: 'der Dealer',
          spectator: 'ein Zuschauer',
        },
      },
    },
  },
  oddChip: {
    label: 'Chip, der nicht aufgeht',
    what: 'Ein Pot wird geteilt und geht nicht auf.',
    says: ['Odd Chip', 'Pot teilen', 'Splitpot', 'ein Chip bleibt übrig', 'geht nicht auf', 'geteilter Pot'],
    facts: {
      game: {
        label: 'Spiel',
        values: { flop: "Hold'em oder Omaha", hiLo: 'Hi-Lo', stud: 'Stud', razz: 'Razz' },
      },
      pot: { label: 'Pot' },
      unit: { label: 'Kleinster Chip am Tisch' },
      buttonSeat: { label: 'Platz des Buttons' },
      winners: { label: 'Wer gewinnt?' },
      highs: { label: 'Wer gewinnt das High?' },
      lows: { label: 'Wer gewinnt das Low?' },
      hands: {
        label: 'Wer gewinnt mit welchen Karten?',
        each: { seat: { label: 'Platz' }, cards: { label: 'Die fünf Karten' } },
      },
    },
  },
};
