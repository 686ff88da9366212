import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const boardPutRight = {
  is: 'boardPutRight',
  street: 'flop',
  cards: [
    { is: 'known', card: '9d' },
    { is: 'known', card: 'Qh' },
    { is: 'known', card: 'Ts' },
  ],
} as const;
const burnDrawn = { is: 'burnDrawn', street: 'flop', from: 3, joins: { is: 'known', card: 'Ts' } } as const;
const boardPutRight2 = { is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] } as const;
const boardStands = { is: 'boardStands', street: 'turn', cards: [{ is: 'known', card: '8s' }], burnNext: 2 } as const;
const boardPutRight3 = {
  is: 'boardPutRight',
  street: 'turn',
  cards: [{ is: 'known', card: 'Th' }],
  nextBurn: { is: 'known', card: '2d' },
} as const;
const boardStands2 = { is: 'boardStands', street: 'turn', cards: [{ is: 'known', card: '2d' }], burnNext: 1 } as const;
const dealtAnew = { is: 'dealtAnew', street: 'river', burn: true, shuffled: 32 } as const;
const stubRestored = { is: 'stubRestored', shuffled: true, toCome: ['turn', 'river'] } as const;
const boardPutRight4 = { is: 'boardPutRight', street: 'turn', further: [{ is: 'known', card: 'Jc' }] } as const;

export const dealBurns: readonly ExpectedAt[] = [
  {
    title: 'no burn before the flop, in order',
    kind: 'noBurn',
    facts: { street: 'flop', orderKnown: true, shown: ['5c', '9d', 'Qh'], nextCards: ['Ts'] },
    said: {
      pvb: text(boardPutRight, '35(2)'),
      tda55: base(burnDrawn),
      bdpv: text(boardPutRight, '4.6', '2 Unregelmäßigkeiten 13 korrigierbar'),
      gcb: base(burnDrawn),
      oepbl: reading(boardPutRight, '6.7 no burn'),
    },
  },
  {
    title: 'no burn before the flop, the order lost',
    kind: 'noBurn',
    facts: { street: 'flop', orderKnown: false, shown: ['5c', '9d', 'Qh'], nextCards: ['Ts'] },
    said: {
      pvb: base(burnDrawn),
      tda55: base(burnDrawn),
      bdpv: reading({ is: 'dealtAnew', street: 'flop', burn: true }, '4.5 nicht korrigierbar', '4.8'),
      gcb: base(burnDrawn),
      oepbl: text(burnDrawn, '6.7 no burn on the flop'),
    },
  },
  {
    title: 'no burn before the turn, found after one check',
    kind: 'noBurn',
    facts: { street: 'turn', acted: 1, shown: ['8s'], nextCards: ['3h'] },
    said: {
      pvb: text(boardPutRight2, '35(2)', '35(4)'),
      tda55: base(boardStands),
      bdpv: text(
        boardPutRight2,
        '4.5',
        '4.6',
        '4.6 Runde begonnen',
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 korrigierbar',
      ),
      gcb: base(boardStands),
      oepbl: reading({ is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] }, '6.7 no burn'),
    },
  },
  {
    title: 'no burn before the turn, found after one bet',
    kind: 'noBurn',
    facts: { street: 'turn', acted: 1, betMade: true, shown: ['8s'], nextCards: ['3h'] },
    said: {
      pvb: reading(boardStands, '35(2)', '35(4)'),
      tda55: base(boardStands),
      bdpv: reading(
        { is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] },
        '4.5',
        '4.6',
        '4.6 Runde begonnen',
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 korrigierbar',
      ),
      gcb: base(boardStands),
      oepbl: reading({ is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] }, '6.7 no burn'),
    },
  },
  {
    title: 'no burn before the turn, found after two checks',
    kind: 'noBurn',
    facts: { street: 'turn', acted: 2, shown: ['8s'], nextCards: ['3h'] },
    said: {
      pvb: text({ is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] }, '35(2)', '35(4)'),
      tda55: base(boardStands),
      bdpv: reading(
        boardStands,
        '4.5',
        '4.6',
        '4.6 Runde begonnen',
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 Folgekarten',
        '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      ),
      gcb: base(boardStands),
      oepbl: reading({ is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] }, '6.7 no burn'),
    },
  },
  {
    title: 'no burn before the turn, found after three checks',
    kind: 'noBurn',
    facts: { street: 'turn', acted: 3, shown: ['8s'], nextCards: ['3h'] },
    said: {
      pvb: reading(boardStands, '35(2)', '35(4)'),
      tda55: base(boardStands),
      bdpv: reading(
        boardStands,
        '4.5',
        '4.6',
        '4.6 Runde begonnen',
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 Folgekarten',
        '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      ),
      gcb: base(boardStands),
      oepbl: reading({ is: 'boardPutRight', street: 'turn', cards: [{ is: 'known', card: '3h' }] }, '6.7 no burn'),
    },
  },
  {
    title: 'two burns before the turn, found at once',
    kind: 'doubleBurn',
    facts: { street: 'turn', burned: ['4c', 'Th'], shown: ['2d'] },
    said: {
      pvb: text(boardPutRight3, '35(2)'),
      tda55: base(boardPutRight3),
      bdpv: text(
        boardPutRight3,
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 korrigierbar',
        '2 Unregelmäßigkeiten 13 Folgekarten',
        '4.6 Folgekarten',
      ),
      gcb: base(boardPutRight3),
      oepbl: base(boardPutRight3),
    },
  },
  {
    title: 'two burns before the turn, found after two checks',
    kind: 'doubleBurn',
    facts: { street: 'turn', acted: 2, burned: ['4c', 'Th'], shown: ['2d'] },
    said: {
      pvb: text(
        {
          is: 'boardPutRight',
          street: 'turn',
          cards: [{ is: 'known', card: 'Th' }],
          nextBurn: { is: 'known', card: '2d' },
        },
        '35(2)',
        '35(4)',
      ),
      tda55: base(boardStands2),
      bdpv: reading(
        boardStands2,
        '4.5',
        '4.6',
        '4.6 Runde begonnen',
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 Folgekarten',
        '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      ),
      gcb: base(boardStands2),
      oepbl: base(boardStands2),
    },
  },
  {
    title: 'two burns before the turn, nobody knows which was first',
    kind: 'doubleBurn',
    facts: { street: 'turn', orderKnown: false, burned: ['4c', 'Th'], shown: ['2d'] },
    said: {
      pvb: text(boardStands2, '35(3)'),
      tda55: base(boardStands2),
      bdpv: reading(boardStands2, '4.5 nicht korrigierbar', '4.8', '2 Unregelmäßigkeiten 13 nicht korrigierbar'),
      gcb: base(boardStands2),
      oepbl: base(boardStands2),
    },
  },
  {
    title: 'the river burned and lost among the burns',
    kind: 'riverBurned',
    facts: { players: 7 },
    said: {
      pvb: base(dealtAnew),
      tda55: base(dealtAnew),
      bdpv: text(dealtAnew, '2 Unregelmäßigkeiten 13 Rivercard'),
      gcb: base(dealtAnew),
      oepbl: base(dealtAnew),
    },
  },
  {
    title: 'the stub mixed up on the flop',
    kind: 'stubMuckedOrDropped',
    facts: { board: 'flop', identifiable: 'none' },
    said: {
      pvb: left(text(stubRestored, '35(6)')),
      tda55: base(stubRestored),
      bdpv: left(text(stubRestored, '2 Unregelmäßigkeiten 14')),
      gcb: base(stubRestored),
      oepbl: base(stubRestored),
    },
  },
  {
    title: 'no burn before the turn, all-in, found after the river',
    kind: 'noBurn',
    facts: { street: 'turn', allIn: true, dealtSince: 'river', shown: ['8s'], nextCards: ['Jc'] },
    said: {
      pvb: reading(boardPutRight4, '35(2)'),
      tda55: base(boardPutRight4),
      bdpv: text(
        boardPutRight4,
        '4.6 All In',
        '2 Unregelmäßigkeiten 13 All In',
        '2 Unregelmäßigkeiten 13 korrigierbar',
        '4.6',
      ),
      gcb: base(boardPutRight4),
      oepbl: reading(boardPutRight4, '6.7 no burn'),
    },
  },
];
