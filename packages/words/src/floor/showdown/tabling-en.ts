import type { TablingKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { SEAT_EN, SHOWN_BEATS_EN } from './shared-facts-en.ts';

const allIn = { label: 'Is an all-in player in the pot?' };
const othersLeft = { label: 'How many others claim the pot?' };
const pot = { label: 'Pot' };
const identifiable = { label: 'Can the cards be told for certain?' };

export const tablingEn: KindWords<TablingKinds> = {
  wrongShowOrder: {
    label: 'Who shows first?',
    what: 'At the showdown nobody wants to show first, or somebody showed out of order.',
    says: ['who shows first', 'showdown order', 'nobody shows', 'you show first'],
    facts: {
      game: { label: 'Game', values: { flop: "Hold'em or Omaha", stud: 'Stud' } },
      buttonSeat: { label: 'Seat of the button' },
      inHand: { label: 'Who is still in the hand?' },
      allIn,
      sidePotOpen: { label: 'Can two still bet in the side pot?' },
      lastBettor: { label: 'Who bet last in the last round?', help: 'Empty: everybody checked.' },
      earlierBettor: { label: 'Who bet last before?', help: 'On the turn, or else on the flop. Empty: nobody.' },
      preflopRaiser: { label: 'Who raised last before the flop?', help: 'Empty: nobody.' },
      bestOpenCards: { label: 'Who has the best open cards?', help: 'In razz the lowest.' },
    },
  },
  mucksAtShowdown: {
    label: 'Mucks at the showdown',
    what: 'After the last bet somebody throws his cards away face down instead of showing them.',
    says: ['mucks at showdown', 'does not show', 'last player will not show', 'must the winner show'],
    facts: { allIn, sidePot: { label: 'Do two play for a side pot?' }, othersLeft, pot, seat: SEAT_EN },
  },
  refusesToShow: {
    label: 'Will not show all cards',
    what: 'Somebody wants the pot and does not show his cards, or not all of them.',
    says: ['refuses to show', 'shows one card only', 'will not table his hand', 'slow roll'],
    facts: {
      othersLeft,
      allIn,
      sidePot: { label: 'Do two play for a side pot?' },
      now: {
        label: 'What happened?',
        values: {
          refuses: 'he will not show',
          stillRefuses: 'not even when asked',
          neighbourTurnedThemUp: 'another turned them up',
        },
      },
      pot,
      seat: SEAT_EN,
    },
  },
  notAllCardsShown: {
    label: 'Only a part shown',
    what: 'Somebody claims the pot and has shown only part of his cards, or only held them up.',
    says: ['showed one card', 'mucked the other card', 'only flashed', 'did not table'],
    facts: {
      rest: {
        label: 'Where is the rest?',
        values: { held: 'still in his hand', mucked: 'in the muck', onlyFlashed: 'only held up, then gone' },
      },
      shownBeatsAll: SHOWN_BEATS_EN,
      identifiable,
      seat: SEAT_EN,
    },
  },
  muckedWithAllIn: {
    label: 'Mucked with an all-in',
    what: 'An all-in is called, and somebody throws his cards away before they lie open.',
    says: ['mucked an all-in', 'threw cards away all-in', 'folded with an all-in'],
    facts: {
      identifiable,
      onPurpose: { label: 'On purpose?' },
      overLine: { label: 'Face down over the betting line?' },
      seat: SEAT_EN,
    },
  },
  playsTheBoard: {
    label: 'Plays the board',
    what: 'The board is the best hand, and somebody wants his share.',
    says: ['play the board', 'the board plays', 'straight on the board', 'mucked and plays the board'],
    facts: {
      did: {
        label: 'What did he do?',
        values: {
          saidAndMucked: 'said so, then mucked',
          muckedThenSaid: 'mucked, then said so',
          muckedSilently: 'mucked without a word',
          showedOne: 'showed one card',
          showedAll: 'showed all',
        },
      },
      seat: SEAT_EN,
    },
  },
  handAnnounced: {
    label: 'Hand miscalled',
    what: 'Somebody names a hand that he does not have.',
    says: ['miscalled his hand', 'said flush', 'cards speak', 'misread', 'lied about his hand'],
    facts: {
      onPurpose: { label: 'On purpose?' },
      otherMucked: { label: 'Did somebody muck because of it?' },
      identifiable: { label: 'Can those cards still be told?' },
    },
  },
};
