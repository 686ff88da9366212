import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const one = (seat: number, place: number, table = 1) => ({ seat, table, place });

const together: readonly CaseOf<'bustedTogether'>[] = [
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['waitForAllTables', 'countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['announce', 'enterPlaces'],
    unclear: ['elimination.differentTables'],
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['announce', 'enterPlaces'],
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
    steps: ['waitForAllTables', 'countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
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
    steps: ['countStacksAtStart', 'announce', 'enterPlaces'],
    unclear: ['elimination.sharedPoints'],
  },
];

export const togetherCases: readonly IncidentCase[] = together.map(as('bustedTogether'));
