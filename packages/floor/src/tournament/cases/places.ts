import type { IncidentCase } from '../../incident-case.ts';

type Case = Omit<IncidentCase, 'kind'>;

const one = (seat: number, place: number, table = 1) => ({ seat, table, place });

const together: readonly Case[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:6.28'],
    facts: {
      players: 20,
      out: [
        { seat: 2, stack: 900 },
        { seat: 5, stack: 1200 },
      ],
    },
    outcome: { is: 'placed', places: [one(5, 19), one(2, 20)] },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.28', 'bdpv:6.28 gleich viele Chips'],
    facts: {
      players: 10,
      buttonSeat: 1,
      out: [
        { seat: 9, stack: 4000 },
        { seat: 7, stack: 3000 },
        { seat: 2, stack: 3000 },
      ],
    },
    outcome: { is: 'placed', places: [one(9, 8), one(2, 9), one(7, 10)] },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.28 gleich viele Chips'],
    facts: {
      players: 10,
      buttonSeat: 2,
      out: [
        { seat: 1, stack: 3000 },
        { seat: 5, stack: 3000 },
      ],
    },
    outcome: { is: 'placed', places: [one(5, 9), one(1, 10)] },
  },
  {
    book: 'pvb',
    shows: ['pvb:64b(1)'],
    facts: {
      players: 12,
      out: [
        { seat: 3, stack: 1000 },
        { seat: 4, stack: 2000 },
      ],
    },
    outcome: { is: 'placed', places: [one(4, 11), one(3, 12)] },
  },
  {
    book: 'pvb',
    shows: ['pvb:64b(3)'],
    facts: {
      how: 'handForHand',
      players: 12,
      out: [
        { seat: 3, table: 1, stack: 1000 },
        { seat: 3, table: 2, stack: 2000 },
      ],
    },
    outcome: { is: 'placed', places: [one(3, 11, 2), one(3, 12, 1)] },
  },
  {
    book: 'pvb',
    shows: ['pvb:64b(3)', 'pvb:64a(1)'],
    facts: {
      how: 'sameTime',
      players: 12,
      out: [
        { seat: 3, table: 1, stack: 5000 },
        { seat: 3, table: 2, stack: 2000 },
      ],
    },
    outcome: { is: 'placed', places: [one(3, 11, 2), one(3, 12, 1)] },
  },
  {
    book: 'tda55',
    shows: ['tda55:8.a'],
    facts: {
      players: 12,
      out: [
        { seat: 3, stack: 1000 },
        { seat: 4, stack: 2000 },
      ],
    },
    outcome: { is: 'placed', places: [one(4, 11), one(3, 12)] },
  },
  {
    book: 'tda55',
    shows: ['tda55:8.c'],
    facts: {
      how: 'sameTime',
      players: 12,
      out: [
        { seat: 3, table: 1, stack: 5000 },
        { seat: 3, table: 2, stack: 2000 },
      ],
      worth: [
        { place: 11, cents: 4001 },
        { place: 12, cents: 2000 },
      ],
    },
    outcome: {
      is: 'placed',
      places: [
        { ...one(3, 11, 1), to: 12, cents: 3001 },
        { ...one(3, 11, 2), to: 12, cents: 3000 },
      ],
    },
  },
  {
    book: 'tda55',
    shows: ['tda55:8.b'],
    facts: {
      how: 'handForHand',
      players: 12,
      out: [
        { seat: 3, table: 1, stack: 1000 },
        { seat: 3, table: 2, stack: 2000 },
      ],
    },
    outcome: { is: 'placed', places: [one(3, 11, 2), one(3, 12, 1)] },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 simultaneous bust'],
    facts: {
      players: 4,
      out: [
        { seat: 1, stack: 800 },
        { seat: 2, stack: 1200 },
      ],
      worth: [
        { place: 3, points: 5 },
        { place: 4, points: 3 },
      ],
    },
    outcome: {
      is: 'placed',
      places: [
        { ...one(2, 3), points: { sum: 5, among: 1 } },
        { ...one(1, 4), points: { sum: 3, among: 1 } },
      ],
    },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 simultaneous bust', 'oepbl:3.12 points'],
    facts: {
      players: 4,
      out: [
        { seat: 1, stack: 1000 },
        { seat: 2, stack: 1000 },
      ],
      worth: [
        { place: 3, points: 5 },
        { place: 4, points: 3 },
      ],
    },
    outcome: {
      is: 'placed',
      places: [
        { ...one(1, 3), to: 4, points: { sum: 5, among: 1 } },
        { ...one(2, 3), to: 4, points: { sum: 5, among: 1 } },
      ],
    },
  },
];

const unreported: readonly Case[] = [
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:64a(2)'],
    facts: { best: 36, worst: 41, entries: 60 },
    outcome: { is: 'placedAt', place: 41 },
    answer: 'proposed',
    range: [
      { is: 'placedAt', place: 41 },
      { is: 'placedAt', place: 36 },
      { is: 'placedAt', place: 60 },
    ],
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:64a(1)', 'pvb:64a(2)'],
    facts: { handKnown: true, best: 38, worst: 41, entries: 60 },
    outcome: { is: 'placedAt', place: 38 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.26', 'oepbl:3.15 entry on bust'],
    facts: { best: 4, worst: 4, entries: 6, cardOpen: true },
    outcome: { is: 'cardReturned' },
  },
];

const near = { players: 31, paidPlaces: 30 } as const;

const hands: readonly Case[] = [
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { ...near, moment: 'tableFinished', tables: 3 },
    outcome: { is: 'tableWaits' },
  },
  { book: 'pvb', shows: ['pvb:35a(1)'], facts: { ...near, tables: 1 }, outcome: { is: 'noHandForHand' } },
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { players: 11, paidPlaces: 5, otherGoal: true },
    outcome: { is: 'handForHandStarts' },
    answer: 'proposed',
    range: [{ is: 'handForHandStarts' }, { is: 'noHandForHand' }],
  },
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { ...near, moment: 'allInCalled' },
    outcome: { is: 'handGoesOn' },
  },
  {
    book: 'pvb',
    shows: ['pvb:64b(3)'],
    facts: { ...near, moment: 'wentOut' },
    outcome: { is: 'placesAfterAllTables' },
  },
  { book: 'tda55', shows: ['tda55:7.a'], facts: near, outcome: { is: 'handForHandStarts' }, answer: 'proposed' },
  {
    book: 'tda55',
    shows: ['tda55:7.b'],
    facts: { ...near, moment: 'allInCalled' },
    outcome: { is: 'handFreezes' },
  },
  {
    book: 'tda55',
    shows: ['tda55:7.b'],
    facts: { ...near, moment: 'allInCalled', othersPlaying: false },
    outcome: { is: 'handGoesOn' },
  },
  {
    book: 'tda55',
    shows: ['tda55:7.a'],
    facts: { ...near, moment: 'end', players: 30 },
    outcome: { is: 'handForHandEnds' },
    answer: 'proposed',
  },
];

const drawn = { is: 'lastHandsDrawn', least: 3, most: 7 } as const;

const days: readonly Case[] = [
  { book: 'tda55', shows: ['tda55:9.a'], facts: { secondsLeft: 870 }, outcome: drawn, answer: 'proposed' },
  { book: 'tda55', shows: ['tda55:9.a'], facts: { secondsLeft: 900 }, outcome: drawn, answer: 'proposed' },
  { book: 'tda55', shows: ['tda55:9.a'], facts: { secondsLeft: 901 }, outcome: { is: 'clockKeepsRunning' } },
  {
    book: 'tda55',
    shows: ['tda55:9.a'],
    facts: { secondsLeft: 600, lastLevelOfDay: false },
    outcome: { is: 'clockKeepsRunning' },
  },
  { book: 'tda55', shows: ['tda55:9.b', 'tda55:9.c'], facts: { moment: 'drawing' }, outcome: drawn },
  {
    book: 'tda55',
    shows: ['tda55:9.c'],
    facts: { moment: 'drawing', drawnBy: 'dealer' },
    outcome: { is: 'drawRefused' },
  },
  {
    book: 'tda55',
    shows: ['tda55:9.c'],
    facts: { moment: 'drawing', drawnBy: 'playerOut' },
    outcome: { is: 'drawRefused' },
  },
  {
    book: 'oepbl',
    occasion: 'sitAndGo',
    shows: ['oepbl:3.13'],
    facts: { moment: 'timeUp', handRunning: true },
    outcome: { is: 'lastHands', hands: 3 },
  },
];

const sng = [
  { place: 1, points: 9 },
  { place: 2, points: 7 },
  { place: 3, points: 5 },
];
const scored = (seat: number, place: number, sum: number, to?: number) => ({
  ...one(seat, place),
  ...(to !== undefined && { to }),
  points: { sum, among: 1 },
});

const timed: readonly Case[] = [
  {
    book: 'oepbl',
    shows: ['oepbl:3.15 chip count'],
    facts: {
      inPlay: 12_000,
      worth: sng,
      stacks: [
        { seat: 2, stack: 3900 },
        { seat: 4, stack: 5200 },
        { seat: 5, stack: 2900 },
      ],
    },
    outcome: { is: 'placed', places: [scored(4, 1, 9), scored(2, 2, 7), scored(5, 3, 5)] },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:3.15 chip count'],
    facts: {
      inPlay: 12_000,
      worth: sng,
      stacks: [
        { seat: 2, stack: 6000 },
        { seat: 4, stack: 3000 },
        { seat: 5, stack: 3000 },
      ],
    },
    outcome: { is: 'placed', places: [scored(2, 1, 9), scored(4, 2, 7, 3), scored(5, 2, 7, 3)] },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:3.15 chip count'],
    facts: {
      inPlay: 12_000,
      stacks: [
        { seat: 2, stack: 6000 },
        { seat: 4, stack: 5900 },
      ],
    },
    outcome: { is: 'countAgain', counted: 11_900, inPlay: 12_000 },
  },
];

const as =
  (kind: string) =>
  (what: Case): IncidentCase => ({ ...what, kind });

export const placeCases: readonly IncidentCase[] = [
  ...together.map(as('bustedTogether')),
  ...unreported.map(as('notReportedBust')),
  ...hands.map(as('handForHand')),
  ...days.map(as('endOfDay')),
  ...timed.map(as('timedGameOver')),
];
