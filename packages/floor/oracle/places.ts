import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const placed = {
  is: 'placed',
  places: [
    { seat: 7, table: 1, place: 12, cents: 6000, points: { sum: 9, among: 1 } },
    { seat: 2, table: 1, place: 13, to: 14, cents: 3500, points: { sum: 15, among: 2 } },
    { seat: 9, table: 1, place: 13, to: 14, cents: 3500, points: { sum: 15, among: 2 } },
  ],
} as const;
const placed2 = {
  is: 'placed',
  places: [
    { seat: 7, table: 2, place: 30, cents: 9000 },
    { seat: 2, table: 1, place: 31, cents: 7000 },
  ],
} as const;
const placed3 = {
  is: 'placed',
  places: [
    { seat: 7, table: 2, place: 30 },
    { seat: 2, table: 1, place: 31 },
  ],
} as const;
const placedAt = { is: 'placedAt', place: 15 } as const;
const placed4 = {
  is: 'placed',
  places: [
    { seat: 1, table: 1, place: 1, to: 2, points: { sum: 16, among: 2 } },
    { seat: 3, table: 1, place: 1, to: 2, points: { sum: 16, among: 2 } },
    { seat: 5, table: 1, place: 3, points: { sum: 5, among: 1 } },
  ],
} as const;
const placesAfterAllTables = { is: 'placesAfterAllTables' } as const;
const handForHandStarts = { is: 'handForHandStarts' } as const;

export const places: readonly ExpectedAt[] = [
  {
    title: 'three out in one hand, two with 1,500',
    kind: 'bustedTogether',
    facts: {
      players: 14,
      buttonSeat: 5,
      out: [
        { seat: 2, stack: 1500 },
        { seat: 7, stack: 4200 },
        { seat: 9, stack: 1500 },
      ],
      worth: [
        { place: 12, points: 9, cents: 6000 },
        { place: 13, points: 8, cents: 4000 },
        { place: 14, points: 7, cents: 3000 },
      ],
    },
    said: {
      pvb: text(placed, '64b(1)', '64b(2)'),
      tda55: reading(placed, '8.a'),
      bdpv: text(
        {
          is: 'placed',
          places: [
            { seat: 7, table: 1, place: 12, cents: 6000, points: { sum: 9, among: 1 } },
            { seat: 9, table: 1, place: 13, cents: 4000, points: { sum: 8, among: 1 } },
            { seat: 2, table: 1, place: 14, cents: 3000, points: { sum: 7, among: 1 } },
          ],
        },
        '6.28',
        '6.28 gleich viele Chips',
      ),
      gcb: base(placed),
      oepbl: reading(
        {
          is: 'placed',
          places: [
            { seat: 7, table: 1, place: 12, cents: 6000, points: { sum: 9, among: 1 } },
            { seat: 2, table: 1, place: 13, to: 14, cents: 3500, points: { sum: 8, among: 1 } },
            { seat: 9, table: 1, place: 13, to: 14, cents: 3500, points: { sum: 8, among: 1 } },
          ],
        },
        '6.6 simultaneous bust',
        '3.12 points',
      ),
    },
  },
  {
    title: 'two out at two tables at the same time',
    kind: 'bustedTogether',
    facts: {
      how: 'sameTime',
      players: 31,
      out: [
        { seat: 2, table: 1, stack: 1500 },
        { seat: 7, table: 2, stack: 4200 },
      ],
      worth: [
        { place: 30, cents: 9000 },
        { place: 31, cents: 7000 },
      ],
    },
    said: {
      pvb: reading(placed2, '64b(3)', '64a(1)'),
      tda55: text(
        {
          is: 'placed',
          places: [
            { seat: 2, table: 1, place: 30, to: 31, cents: 8000 },
            { seat: 7, table: 2, place: 30, to: 31, cents: 8000 },
          ],
        },
        '8.c',
      ),
      bdpv: reading(placed2, '6.28'),
      gcb: reading(placed2, 'T62.1'),
      oepbl: reading(placed2, '6.6 simultaneous bust'),
    },
  },
  {
    title: 'two out at two tables in hand-for-hand play',
    kind: 'bustedTogether',
    facts: {
      how: 'handForHand',
      players: 31,
      out: [
        { seat: 2, table: 1, stack: 1500 },
        { seat: 7, table: 2, stack: 4200 },
      ],
    },
    said: {
      pvb: text(placed3, '64b(3)'),
      tda55: text(placed3, '8.b'),
      bdpv: base(placed3),
      gcb: base(placed3),
      oepbl: base(placed3),
    },
  },
  {
    title: 'a called all-in in hand-for-hand play',
    kind: 'handForHand',
    facts: { moment: 'allInCalled', players: 31, paidPlaces: 30 },
    said: {
      pvb: text({ is: 'handGoesOn' }, '35a(1)'),
      tda55: text({ is: 'handFreezes' }, '7.a', '7.b'),
      bdpv: base({ is: 'handFreezes' }),
      gcb: base({ is: 'handFreezes' }),
      oepbl: base({ is: 'handFreezes' }),
    },
  },
  {
    title: 'out unreported between places 12 and 15',
    kind: 'notReportedBust',
    facts: { best: 12, worst: 15, entries: 40 },
    said: {
      pvb: left(text(placedAt, '64a(1)', '64a(2)')),
      tda55: base(placedAt),
      bdpv: left(reading(placedAt, '6.18')),
      gcb: base(placedAt),
      oepbl: left(reading(placedAt, '2.26', '3.15 entry on bust')),
    },
  },
  {
    title: 'time is up and two have 4,000',
    kind: 'timedGameOver',
    facts: {
      stacks: [
        { seat: 1, stack: 4000 },
        { seat: 3, stack: 4000 },
        { seat: 5, stack: 2000 },
      ],
      worth: [
        { place: 1, points: 9 },
        { place: 2, points: 7 },
        { place: 3, points: 5 },
      ],
    },
    said: {
      pvb: reading(placed4, '64b(2)'),
      tda55: base(placed4),
      bdpv: base(placed4),
      gcb: base(placed4),
      oepbl: reading(
        {
          is: 'placed',
          places: [
            { seat: 1, table: 1, place: 1, to: 2, points: { sum: 9, among: 1 } },
            { seat: 3, table: 1, place: 1, to: 2, points: { sum: 9, among: 1 } },
            { seat: 5, table: 1, place: 3, points: { sum: 5, among: 1 } },
          ],
        },
        '3.15 chip count',
        '3.12 points',
        '6.6 simultaneous bust',
      ),
    },
  },
  {
    title: 'out at one table while another plays the hand',
    kind: 'handForHand',
    facts: { moment: 'wentOut', players: 31, paidPlaces: 30 },
    said: {
      pvb: text(placesAfterAllTables, '64b(3)'),
      tda55: reading(placesAfterAllTables, '8.b'),
      bdpv: base(placesAfterAllTables),
      gcb: base(placesAfterAllTables),
      oepbl: base(placesAfterAllTables),
    },
  },
  {
    title: 'one from the money',
    kind: 'handForHand',
    facts: { moment: 'start', players: 31, paidPlaces: 30 },
    said: {
      pvb: left(text(handForHandStarts, '35a(1)')),
      tda55: left(reading(handForHandStarts, '7.a')),
      bdpv: base(handForHandStarts),
      gcb: base(handForHandStarts),
      oepbl: base(handForHandStarts),
    },
  },
];
