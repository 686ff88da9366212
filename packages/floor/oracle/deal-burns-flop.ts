import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const boardStands = {
  is: 'boardStands',
  street: 'flop',
  cards: [
    { is: 'known', card: '2d' },
    { is: 'known', card: '3d' },
    { is: 'known', card: '4d' },
  ],
  burnNext: 1,
} as const;
const boardPutRight = {
  is: 'boardPutRight',
  street: 'flop',
  cards: [
    { is: 'known', card: 'Th' },
    { is: 'known', card: '2d' },
    { is: 'known', card: '3d' },
  ],
  nextBurn: { is: 'known', card: '9d' },
} as const;
const boardPutRight2 = { is: 'boardPutRight', street: 'river', cards: [{ is: 'known', card: '3h' }] } as const;

export const dealBurnsFlop: readonly ExpectedAt[] = [
  {
    title: 'two burns before the flop and the order lost',
    kind: 'doubleBurn',
    facts: { street: 'flop', orderKnown: false, burned: ['4c', 'Th'], shown: ['2d', '3d', '4d'] },
    said: {
      pvb: text(boardStands, '35(3)'),
      tda55: base(boardStands),
      bdpv: reading(
        { is: 'dealtAnew', street: 'flop', burn: false },
        '4.5 nicht korrigierbar',
        '4.8',
        '2 Unregelmäßigkeiten 13 nicht korrigierbar',
      ),
      gcb: base(boardStands),
      oepbl: base(boardStands),
    },
  },
  {
    title: 'two burns before the flop, in order',
    kind: 'doubleBurn',
    facts: { street: 'flop', burned: ['4c', 'Th'], shown: ['2d', '3d', '9d'] },
    said: {
      pvb: text(boardPutRight, '35(2)'),
      tda55: base(boardPutRight),
      bdpv: text(
        boardPutRight,
        '2 Unregelmäßigkeiten 13',
        '2 Unregelmäßigkeiten 13 korrigierbar',
        '2 Unregelmäßigkeiten 13 Folgekarten',
        '4.6 Folgekarten',
      ),
      gcb: base(boardPutRight),
      oepbl: base(boardPutRight),
    },
  },
  {
    title: 'no burn before the river',
    kind: 'noBurn',
    facts: { street: 'river', acted: 0, shown: ['8s'], nextCards: ['3h'] },
    said: {
      pvb: text(boardPutRight2, '35(2)'),
      tda55: base(boardPutRight2),
      bdpv: text(boardPutRight2, '4.6', '2 Unregelmäßigkeiten 13 korrigierbar'),
      gcb: base(boardPutRight2),
      oepbl: text(boardPutRight2, '6.7 no burn'),
    },
  },
];
