import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const boardPutRight = {
  is: 'boardPutRight',
  street: 'flop',
  cards: [
    { is: 'known', card: '9c' },
    { is: 'known', card: '4d' },
    { is: 'known', card: 'Jh' },
  ],
  nextBurn: { is: 'known', card: 'Ks' },
} as const;
const burnDrawn = { is: 'burnDrawn', street: 'flop', from: 4 } as const;
const dealtAnew = { is: 'dealtAnew', street: 'flop', burn: false, shuffled: 39 } as const;
const dealtAnew2 = { is: 'dealtAnew', street: 'flop', burn: false, shuffled: 35 } as const;
const dealtAnew3 = { is: 'dealtAnew', street: 'turn', burn: false, shuffled: 31 } as const;
const riverComesAsTurn = {
  is: 'riverComesAsTurn',
  burn: { is: 'known', card: '7c' },
  turn: { is: 'known', card: '2s' },
  backForRiver: { is: 'known', card: 'Ah' },
  shuffled: 29,
} as const;
const dealtAnew4 = { is: 'dealtAnew', street: 'turn', burn: false } as const;
const dealtAnew5 = { is: 'dealtAnew', street: 'river', burn: false, shuffled: 33 } as const;
const riverComesAsTurn2 = { is: 'riverComesAsTurn', backForRiver: { is: 'known', card: 'Ah' } } as const;
const boardPutRight2 = { is: 'boardPutRight', street: 'river', cards: [{ is: 'known', card: 'Kd' }] } as const;
const burnStays = { is: 'burnStays', street: 'turn' } as const;
const dealtAnew6 = { is: 'dealtAnew', street: 'flop', burn: true } as const;

export const dealBoard: readonly ExpectedAt[] = [
  {
    title: 'four flop cards, and the last is known',
    kind: 'fourCardFlop',
    facts: { surplusKnown: true, flop: ['9c', '4d', 'Jh', 'Ks'], surplus: 'Ks' },
    said: {
      pvb: text(boardPutRight, '34(1)'),
      tda55: base(burnDrawn),
      bdpv: text(boardPutRight, '4.4 vierte Karte'),
      gcb: text(burnDrawn, 'T36'),
      oepbl: text(boardPutRight, '6.7 four-card flop'),
    },
  },
  {
    title: 'four flop cards in a heap',
    kind: 'fourCardFlop',
    facts: { surplusKnown: false, flop: ['9c', '4d', 'Jh', 'Ks'] },
    said: {
      pvb: text(burnDrawn, '34(2)'),
      tda55: base(burnDrawn),
      bdpv: left(reading({ is: 'misdeal' }, '4.4 vierte Karte')),
      gcb: text(burnDrawn, 'T36'),
      oepbl: text(burnDrawn, '6.7 four-card flop: unclear'),
    },
  },
  {
    title: 'five flop cards',
    kind: 'fiveCardFlop',
    facts: { dealt: 5, players: 6 },
    said: {
      pvb: base(dealtAnew),
      tda55: base(dealtAnew),
      bdpv: reading(dealtAnew, '4.4', '4.8'),
      gcb: base(dealtAnew),
      oepbl: base(dealtAnew),
    },
  },
  {
    title: 'the flop too early',
    kind: 'boardTooEarly',
    facts: { street: 'flop', shown: ['5c', '9d', 'Qh'], players: 8 },
    said: {
      pvb: text(dealtAnew2, '35(5)'),
      tda55: base(dealtAnew2),
      bdpv: text(dealtAnew2, '4.7', '4.8'),
      gcb: base(dealtAnew2),
      oepbl: base(dealtAnew2),
    },
  },
  {
    title: 'the turn too early, with what follows',
    kind: 'boardTooEarly',
    facts: { street: 'turn', shown: ['Ah'], nextCards: ['7c', '2s', 'Jh'], players: 8 },
    said: {
      pvb: text(dealtAnew3, '35(5)'),
      tda55: base(dealtAnew3),
      bdpv: text(riverComesAsTurn, '4.9', '4.9 River', '4.7'),
      gcb: base(dealtAnew3),
      oepbl: text(riverComesAsTurn, '6.7 premature turn', '6.7 premature turn: river'),
    },
  },
  {
    title: 'the turn too early, then all but one fold',
    kind: 'boardTooEarly',
    facts: { street: 'turn', rest: 'onePlayerLeft', shown: ['Ah'] },
    said: {
      pvb: text({ is: 'noMoreCards' }, '35(5)'),
      tda55: base({ is: 'noMoreCards' }),
      bdpv: text({ is: 'noMoreCards' }, '4.9', '4.9 River', '4.7'),
      gcb: base({ is: 'noMoreCards' }),
      oepbl: text({ is: 'noMoreCards' }, '6.7 premature turn', '6.7 premature turn: river'),
    },
  },
  {
    title: 'the turn too early, and two have checked upon it',
    kind: 'boardTooEarly',
    facts: { street: 'turn', acted: 2, shown: ['Ah'] },
    said: {
      pvb: text(dealtAnew4, '35(5)'),
      tda55: base(dealtAnew4),
      bdpv: base({ is: 'boardStands', street: 'turn', cards: [{ is: 'known', card: 'Ah' }] }),
      gcb: base(dealtAnew4),
      // that two checks do not make the card count it does not say
      oepbl: reading(
        { is: 'riverComesAsTurn', backForRiver: { is: 'known', card: 'Ah' } },
        '6.7 premature turn',
        '6.7 premature turn: river',
      ),
    },
  },
  {
    title: 'the river too early',
    kind: 'boardTooEarly',
    facts: { street: 'river', shown: ['As'], players: 6 },
    said: {
      pvb: text(dealtAnew5, '35(5)'),
      tda55: base(dealtAnew5),
      bdpv: text(dealtAnew5, '4.10'),
      gcb: base(dealtAnew5),
      oepbl: base(dealtAnew5),
    },
  },
  {
    title: 'the turn too early, and those to act fold',
    kind: 'boardTooEarly',
    facts: { street: 'turn', rest: 'allFolded', shown: ['Ah'] },
    said: {
      pvb: reading(dealtAnew4, '35(5)'),
      tda55: base(dealtAnew4),
      bdpv: text(riverComesAsTurn2, '4.7 auch bei Fold', '4.9', '4.9 River', '4.7'),
      gcb: base(dealtAnew4),
      oepbl: reading(riverComesAsTurn2, '6.7 premature turn', '6.7 premature turn: river'),
    },
  },
  {
    title: 'two cards as the river',
    kind: 'extraBoardCard',
    facts: { street: 'river', orderKnown: true, shown: ['Kd', '7c'] },
    said: {
      pvb: text(boardPutRight2, '35(1)'),
      tda55: base(boardPutRight2),
      bdpv: text(boardPutRight2, '4.3', '2 Unregelmäßigkeiten 10'),
      gcb: base(boardPutRight2),
      oepbl: text(boardPutRight2, '6.7 extra card'),
    },
  },
  {
    title: 'a burn too early, nothing shown',
    kind: 'boardTooEarly',
    facts: { street: 'turn', done: 'burnedOnly' },
    said: {
      pvb: text(burnStays, '35(5)'),
      tda55: base(burnStays),
      bdpv: text(burnStays, '4.9', '4.9 River', '4.7'),
      gcb: base(burnStays),
      oepbl: text(burnStays, '6.7 premature turn', '6.7 premature turn: river'),
    },
  },
  {
    title: 'the flop too early and without a burn',
    kind: 'boardTooEarly',
    facts: { street: 'flop', done: 'shownWithoutBurn', shown: ['5c', '9d', 'Qh'] },
    said: {
      pvb: text(dealtAnew6, '35(5)'),
      tda55: base(dealtAnew6),
      bdpv: text(dealtAnew6, '4.7', '4.8'),
      gcb: base(dealtAnew6),
      oepbl: base(dealtAnew6),
    },
  },
  {
    title: 'four flop cards, two have acted',
    kind: 'fourCardFlop',
    facts: { surplusKnown: true, acted: 2, flop: ['9c', '4d', 'Jh', 'Ks'] },
    said: {
      pvb: text(boardPutRight, '34(1)'),
      tda55: base(burnDrawn),
      bdpv: text(boardPutRight, '4.4 vierte Karte'),
      gcb: text(burnDrawn, 'T36'),
      oepbl: text(boardPutRight, '6.7 four-card flop'),
    },
  },
];
