import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const placed = {
  is: 'placed',
  places: [
    { seat: 3, table: 1, place: 3, to: 5, cents: 6000 },
    { seat: 5, table: 1, place: 3, to: 5, cents: 6000 },
    { seat: 1, table: 1, place: 3, to: 5, cents: 6000 },
  ],
} as const;
const placed2 = {
  is: 'placed',
  places: [
    { seat: 5, table: 2, place: 9, cents: 50000 },
    { seat: 3, table: 1, place: 10 },
  ],
} as const;
const placed3 = {
  is: 'placed',
  places: [
    { seat: 3, table: 1, place: 9, to: 10, cents: 25000 },
    { seat: 5, table: 2, place: 9, to: 10, cents: 25000 },
  ],
} as const;

export const placesShared: readonly ExpectedAt[] = [
  {
    title: 'three out with 2,000 each, one of them on the button',
    kind: 'bustedTogether',
    facts: {
      players: 5,
      buttonSeat: 3,
      seats: 6,
      out: [
        { seat: 3, stack: 2000 },
        { seat: 5, stack: 2000 },
        { seat: 1, stack: 2000 },
      ],
      worth: [
        { place: 3, cents: 9000 },
        { place: 4, cents: 6000 },
        { place: 5, cents: 3000 },
      ],
    },
    said: {
      pvb: text(placed, '64b(2)'),
      tda55: base(placed),
      bdpv: reading(
        {
          is: 'placed',
          places: [
            { seat: 3, table: 1, place: 3, cents: 9000 },
            { seat: 5, table: 1, place: 4, cents: 6000 },
            { seat: 1, table: 1, place: 5, cents: 3000 },
          ],
        },
        '6.28 gleich viele Chips',
      ),
      gcb: base(placed),
      oepbl: text(placed, '6.6 simultaneous bust'),
    },
  },
  {
    title: 'two out at once on the bubble',
    kind: 'bustedTogether',
    facts: {
      players: 10,
      how: 'sameTime',
      out: [
        { seat: 3, table: 1, stack: 2000 },
        { seat: 5, table: 2, stack: 1000 },
      ],
      worth: [{ place: 9, cents: 50000 }],
    },
    said: {
      pvb: reading(placed2, '64b(3)', '64a(1)'),
      tda55: reading(
        {
          is: 'placed',
          places: [
            { seat: 3, table: 1, place: 9, to: 10, cents: 25000 },
            { seat: 5, table: 2, place: 9, to: 10, cents: 25000 },
          ],
        },
        '8.c',
      ),
      bdpv: left(reading(placed2, '6.28')),
      gcb: reading(placed2, 'T62.1'),
      oepbl: reading(placed2, '6.6 simultaneous bust'),
    },
  },
  {
    title: 'two out with 2,000 in hand-for-hand play',
    kind: 'bustedTogether',
    facts: {
      players: 10,
      how: 'handForHand',
      out: [
        { seat: 3, table: 1, stack: 2000 },
        { seat: 5, table: 2, stack: 2000 },
      ],
      worth: [{ place: 9, cents: 50000 }],
    },
    said: {
      pvb: reading(placed3, '64b(2)'),
      tda55: base(placed3),
      bdpv: reading(placed3, '6.28 gleich viele Chips'),
      gcb: base(placed3),
      oepbl: reading(placed3, '6.6 simultaneous bust'),
    },
  },
];
