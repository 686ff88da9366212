import type { PotKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { NOTICED_EN, SHOWN_BEATS_EN } from './shared-facts-en.ts';

export const potEn: KindWords<PotKinds> = {
  winnerKilled: {
    label: 'Winning hand taken in',
    what: 'At the showdown the dealer sweeps in a hand that wins.',
    says: ['winning hand mucked', 'dealer killed the winner', 'best hand swept in'],
    facts: {
      tabled: { label: 'Did it lie face up?', values: { all: 'yes, all cards', part: 'a part', none: 'no' } },
      best: { label: 'Was it the best hand?' },
      shownBeatsAll: SHOWN_BEATS_EN,
      noticed: NOTICED_EN,
    },
  },
  wrongPotPushed: {
    label: 'Pot paid wrongly',
    what: 'A pot went to the wrong player or in a wrong amount.',
    says: ['pot pushed to the wrong player', 'wrong winner', 'wrong split', 'paid wrongly'],
    facts: {
      amount: { label: 'How much went wrong?' },
      mixed: { label: 'Does it lie among other chips already?' },
      amountCertain: { label: 'Is the amount certain?' },
      noticed: NOTICED_EN,
    },
  },
  wrongSidePot: {
    label: 'Side pot built wrongly',
    what: 'A side pot is wrong, or a bet that nobody paid was not given back; it is seen later in the hand.',
    says: [
      'side pot wrong',
      'sidepot wrong',
      'bet not returned',
      'uncalled bet left in the pot',
      'too much in the main pot',
      'all-in pot too big',
    ],
    facts: {
      what: {
        label: 'What was it?',
        values: { notReturned: 'a bet nobody paid stayed in the pot', wrongPot: 'chips lie in the wrong pot' },
      },
      amount: { label: 'How much?' },
      noticed: { label: 'When noticed?', values: { laterStreet: 'later in the same hand', ...NOTICED_EN.values } },
    },
  },
  disputedPot: {
    label: 'Pot disputed',
    what: 'Somebody objects to how a hand was read or a pot awarded.',
    says: ['dispute', 'objection', 'misread hand', 'that was a straight', 'contest the pot'],
    facts: {
      about: {
        label: 'What about?',
        values: { readingOfHand: 'how the hand was read', countOrAward: 'amount or award' },
      },
      noticed: NOTICED_EN,
      who: {
        label: 'Who says so?',
        values: {
          playerInHand: 'a player of the hand',
          otherPlayer: 'another at the table',
          dealer: 'the dealer',
          spectator: 'a spectator',
        },
      },
    },
  },
  oddChip: {
    label: 'Odd chip',
    what: 'A pot is split and does not come out even.',
    says: ['odd chip', 'split pot', 'one chip left over', 'does not divide'],
    facts: {
      game: { label: 'Game', values: { flop: "Hold'em or Omaha", hiLo: 'Hi-lo', stud: 'Stud', razz: 'Razz' } },
      pot: { label: 'Pot' },
      unit: { label: 'Smallest chip at the table' },
      buttonSeat: { label: 'Seat of the button' },
      winners: { label: 'Who wins?' },
      highs: { label: 'Who wins the high?' },
      lows: { label: 'Who wins the low?' },
      hands: {
        label: 'Who wins with which cards?',
        each: { seat: { label: 'Seat' }, cards: { label: 'The five cards' } },
      },
    },
  },
};
