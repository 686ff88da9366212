import type { BoardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';

const street = { label: 'Street', values: { flop: 'flop', turn: 'turn', river: 'river' } } as const;
const since = {
  acted: { label: 'How many have acted since?', help: 'In this betting round, upon these cards.' },
  betMade: { label: 'Was there a bet among it?' },
} as const;
const dealtSince = {
  label: 'What has come on the board since?',
  values: { none: 'nothing', turn: 'the turn', river: 'turn and river' },
} as const;
const allIn = {
  allIn: { label: 'No betting any more because of an all-in?' },
  potPaid: { label: 'Pot already paid?' },
} as const;
const deck = {
  nextCards: { label: 'Next cards of the stub', help: 'In their order, if they are known.' },
  players: { label: 'Players who were dealt cards', help: 'Then it can be counted which card is which.' },
  holeCards: { label: 'Cards to each player' },
} as const;
const orderOfBurns = { label: 'Is it clear which burn was the first?' } as const;

export const boardKindsEn: KindWords<BoardKinds> = {
  fourCardFlop: {
    label: 'Four-card flop',
    what: 'Four cards instead of three lie there as the flop.',
    says: ['four cards on the flop', 'four-card flop', 'one card too many on the flop', '4 cards', 'fourth flop card'],
    facts: {
      surplusKnown: { label: 'Is it clear which card is one too many?' },
      acted: { label: 'How many have acted since?' },
      flop: { label: 'The four cards', help: 'In the order in which they were dealt.' },
      surplus: { label: 'The surplus one', help: 'Empty: the one dealt last.' },
      players: deck.players,
      holeCards: deck.holeCards,
    },
  },
  fiveCardFlop: {
    label: 'Five-card flop',
    what: 'Five or more cards lie there as the flop.',
    says: ['five cards on the flop', 'too many flop cards', '5 cards', 'two cards too many'],
    facts: {
      dealt: { label: 'How many cards?' },
      acted: { label: 'How many have acted since?' },
      flop: { label: 'The cards', help: 'All that lie there.' },
      players: deck.players,
      holeCards: deck.holeCards,
    },
  },
  extraBoardCard: {
    label: 'Two cards instead of one',
    what: 'Two cards were turned up as turn or river.',
    says: ['two turn cards', 'two river cards', 'extra board card', 'two cards turned up', 'double card'],
    facts: {
      street: { label: 'Street', values: { turn: 'turn', river: 'river' } },
      orderKnown: { label: 'Is it clear which came first?' },
      ...since,
      shown: { label: 'The two cards', help: 'In the order in which they were dealt.' },
      players: deck.players,
      holeCards: deck.holeCards,
    },
  },
  boardTooEarly: {
    label: 'Board card too early',
    what: 'Flop, turn or river came before the betting round was complete.',
    says: [
      'premature turn',
      'premature flop',
      'premature river',
      'turn too early',
      'dealt before action was complete',
      'player skipped and card dealt',
      'burned too early',
    ],
    facts: {
      street,
      done: {
        label: 'What happened?',
        values: {
          burnedAndShown: 'burned and shown',
          shownWithoutBurn: 'shown without a burn',
          burnedOnly: 'only burned',
        },
      },
      toAct: { label: 'Who still has to act?', help: 'In the betting round that was not complete.' },
      rest: {
        label: 'And these players?',
        values: {
          stillToAct: 'still have to act',
          allFolded: 'have all folded',
          onePlayerLeft: 'folded; only one player is left',
          allWantTheCard: 'still have to act; all want to keep the card',
        },
      },
      acted: { label: 'How many have acted upon the early card?' },
      betMade: since.betMade,
      furtherDealt: { label: 'Does a further street lie there already?' },
      shown: { label: 'The cards shown too early' },
      ...deck,
    },
  },
  boardCardFlashed: {
    label: 'Card of the stub seen',
    what: 'A card of the stub could be seen before it was its turn.',
    says: ['flashed card', 'exposed stub card', 'burn card exposed', 'top card seen', 'stub tipped'],
    facts: {
      street: { label: 'Next street', values: street.values },
      which: {
        label: 'What would it have become?',
        values: { nextBurn: 'the next burn', nextBoardCard: 'the next board card', deeper: 'it lies deeper' },
      },
      burnMade: { label: 'Is the burn before this street made already?' },
      seenBy: { label: 'Who has seen it?', values: { onePlayer: 'one player', several: 'several', all: 'everybody' } },
      shown: { label: 'The card' },
      ...deck,
    },
  },
  noBurn: {
    label: 'No burn',
    what: 'No card was burned before flop, turn or river.',
    says: ['no burn', 'forgot to burn', 'burn card missing', 'dealt without a burn'],
    facts: {
      street,
      ...since,
      dealtSince,
      ...allIn,
      orderKnown: {
        label: 'Is it clear which card is which?',
        help: 'On the flop: in which order they came. Otherwise: whether the stub is untouched.',
      },
      shown: { label: 'The cards shown', help: 'In the order in which they were dealt.' },
      ...deck,
    },
  },
  doubleBurn: {
    label: 'Too many burned',
    what: 'More than one card was burned before flop, turn or river.',
    says: ['double burn', 'two burns', 'two cards burned', 'burned twice', 'turn burned'],
    facts: {
      street,
      ...since,
      dealtSince,
      ...allIn,
      orderKnown: orderOfBurns,
      burns: { label: 'How many were burned?' },
      burned: { label: 'The cards burned', help: 'In their order, if they are known.' },
      shown: { label: 'The cards shown', help: 'In the order in which they were dealt.' },
      ...deck,
    },
  },
  riverBurned: {
    label: 'River burned',
    what: 'The card that would have been the river was burned.',
    says: ['river burned', 'river card among the burns', 'wrong card burned', 'burned the river'],
    facts: {
      orderKnown: { label: 'Is it clear which of the two is the river?' },
      riverShown: { label: 'Does another card lie there as the river?' },
      ...since,
      ...allIn,
      burned: { label: 'The cards burned', help: 'In their order, if they are known.' },
      shown: { label: 'The card shown as the river' },
      ...deck,
    },
  },
  stubMuckedOrDropped: {
    label: 'Stub dropped or mucked',
    what: 'The stub is scattered although the hand is not over.',
    says: [
      'stub dropped',
      'stub mucked',
      'cards fell on the floor',
      'stub thrown away',
      'fouled the deck',
      'dealer thought the hand was over',
      'stub mixed with the muck',
    ],
    facts: {
      board: {
        label: 'What lies on the board?',
        values: { nothing: 'nothing yet', flop: 'the flop', turn: 'flop and turn', river: 'all five cards' },
      },
      happened: {
        label: 'What happened?',
        values: {
          mixedWithMuck: 'mixed with the muck',
          laidOnMuck: 'laid on the muck',
          dropped: 'dropped',
          faceUp: 'cards lie face up',
        },
      },
      identifiable: {
        label: 'What can still be told?',
        values: {
          allInOrder: 'all cards and their order',
          allButOrder: 'all cards, not their order',
          partly: 'some of the cards',
          none: 'none',
        },
      },
    },
  },
};
