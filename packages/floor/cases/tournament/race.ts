import type { IncidentCase } from '../incident-case.ts';

const kind = 'raceDispute';
const small = { chipValue: 25, nextValue: 100 } as const;
const of100 = { chipValue: 100, nextValue: 500 } as const;
const four = [
  { seat: 1, smallChips: 3, others: 100 },
  { seat: 2, smallChips: 1, others: 100 },
  { seat: 4, smallChips: 2, others: 100 },
  { seat: 7, smallChips: 2, others: 100 },
] as const;

export const raceCases: readonly IncidentCase[] = [
  {
    book: 'gcb',
    shows: ['gcb:T23.A1', 'gcb:T23.B1'],
    kind,
    facts: { ...small, stacks: four, buttonSeat: 6 },
    outcome: {
      is: 'raceForChips',
      value: 100,
      chips: 2,
      deal: [
        { seat: 1, cards: 3 },
        { seat: 2, cards: 1 },
        { seat: 4, cards: 2 },
        { seat: 7, cards: 2 },
      ],
      change: 0,
    },
  },
  {
    book: 'gcb',
    shows: ['gcb:T23.A1', 'gcb:T23.A2'],
    kind,
    facts: { ...small, stacks: four, cards: ['Jc', '2d', '3d', 'Ah', 'Ks', '4d', '5d', '6d'] },
    outcome: { is: 'raced', value: 100, chips: 2, winners: [2, 4], saved: [], change: 0 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T23.A2'],
    kind,
    facts: { ...small, stacks: four, cards: ['As', 'Ks', '3d', 'Qh', 'Jc', '4d', 'Td', '6d'] },
    outcome: { is: 'raced', value: 100, chips: 2, winners: [1, 2], saved: [], change: 0 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T23.A3'],
    kind,
    facts: {
      ...small,
      stacks: [
        { seat: 1, smallChips: 3, others: 100 },
        { seat: 2, smallChips: 2, others: 100 },
        { seat: 3, smallChips: 1, others: 0 },
        { seat: 4, smallChips: 2, others: 100 },
      ],
      cards: ['As', '2d', '3d', 'Kh', '4d', '5d', '6d', '7d'],
    },
    outcome: { is: 'raced', value: 100, chips: 2, winners: [1, 2], saved: [3], change: 100 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8', 'bdpv:6.8 Karten', 'bdpv:6.8 Reihenfolge', 'bdpv:6.8 Button'],
    kind,
    facts: {
      ...small,
      buttonSeat: 4,
      stacks: [
        { seat: 2, smallChips: 1 },
        { seat: 4, smallChips: 2 },
        { seat: 5, smallChips: 2 },
        { seat: 9, smallChips: 1 },
      ],
    },
    outcome: {
      is: 'raceForChips',
      value: 100,
      chips: 2,
      deal: [
        { seat: 5, cards: 2 },
        { seat: 9, cards: 1 },
        { seat: 2, cards: 1 },
        { seat: 4, cards: 2 },
      ],
      change: 50,
    },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8 Aufrundung', 'bdpv:6.8 Verteilung', 'bdpv:6.8 Farbe'],
    kind,
    facts: {
      ...small,
      buttonSeat: 9,
      stacks: [
        { seat: 1, smallChips: 2 },
        { seat: 2, smallChips: 2 },
        { seat: 3, smallChips: 1 },
      ],
      cards: ['Qs', '4d', 'Qh', '8c', 'Qd'],
    },
    outcome: { is: 'raced', value: 100, chips: 2, winners: [1, 2], saved: [], change: 75 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8 Verteilung'],
    kind,
    facts: {
      ...small,
      buttonSeat: 9,
      stacks: [
        { seat: 1, smallChips: 3 },
        { seat: 2, smallChips: 1 },
        { seat: 3, smallChips: 1 },
      ],
      cards: ['As', 'Ah', 'Kd', '7c', '5d'],
    },
    outcome: { is: 'raced', value: 100, chips: 2, winners: [1, 2], saved: [], change: 75 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8 letzter Chip'],
    kind,
    facts: {
      ...small,
      buttonSeat: 9,
      stacks: [
        { seat: 1, smallChips: 3 },
        { seat: 2, smallChips: 1, others: 0 },
      ],
      cards: ['As', 'Ah', 'Kd', '7c'],
    },
    outcome: { is: 'raced', value: 100, chips: 1, winners: [1], saved: [2], change: 100 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.25 color up', 'oepbl:2.25 cards', 'oepbl:2.25 number'],
    kind,
    facts: {
      ...small,
      stacks: [
        { seat: 1, smallChips: 3 },
        { seat: 2, smallChips: 8 },
        { seat: 4, smallChips: 14 },
      ],
    },
    outcome: {
      is: 'raceForChips',
      value: 100,
      chips: 2,
      deal: [
        { seat: 1, cards: 3 },
        { seat: 4, cards: 2 },
      ],
      change: 75,
    },
  },
  {
    book: 'tda55',
    shows: ['tda55:14.a', 'tda55:14.b', 'tda55:14.c'],
    kind,
    facts: {
      ...small,
      stacks: [
        { seat: 3, smallChips: 3 },
        { seat: 5, smallChips: 3 },
      ],
    },
    outcome: {
      is: 'raceForChips',
      value: 100,
      chips: 2,
      deal: [
        { seat: 3, cards: 3 },
        { seat: 5, cards: 3 },
      ],
      change: 50,
    },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.25 award', 'oepbl:2.25 max one', 'oepbl:2.25 last chip'],
    kind,
    facts: {
      ...small,
      stacks: [
        { seat: 1, smallChips: 3 },
        { seat: 2, smallChips: 1 },
        { seat: 4, smallChips: 1, others: 0 },
      ],
      cards: ['As', 'Ad', '2c', 'Kh', 'Kd'],
    },
    outcome: { is: 'raced', value: 100, chips: 2, winners: [1, 2], saved: [4], change: 175 },
  },
  {
    book: 'tda55',
    shows: ['tda55:14.d', 'tda55:14.e'],
    kind,
    facts: {
      ...small,
      stacks: [
        { seat: 3, smallChips: 3 },
        { seat: 5, smallChips: 1, others: 0 },
      ],
      cards: ['As', '2h', '3h', 'Kc'],
    },
    outcome: { is: 'raced', value: 100, chips: 1, winners: [3], saved: [5], change: 100 },
  },
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:15a(1)'],
    kind,
    facts: { ...small, stacks: [{ seat: 1, smallChips: 3 }] },
    outcome: { is: 'smallChipsStay' },
  },
  ...(
    [
      { smallChips: 5, seats: [], change: 0 },
      { smallChips: 1, seats: [2], change: 400 },
      { smallChips: 7, seats: [2], change: 300 },
      { smallChips: 4, seats: [2], change: 100 },
      { smallChips: 10, seats: [], change: 0 },
    ] as const
  ).map(
    ({ smallChips, seats, change }): IncidentCase => ({
      book: 'pvb',
      occasion: 'championship',
      shows: ['pvb:15b(1)', 'pvb:15b(2)'],
      kind,
      facts: { ...of100, stacks: [{ seat: 2, smallChips }] },
      outcome: { is: 'roundedUpEach', value: 500, seats, change },
    }),
  ),
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:15b(1)'],
    kind,
    facts: {
      ...of100,
      stacks: [
        { seat: 2, smallChips: 1 },
        { seat: 5, smallChips: 2 },
        { seat: 8, smallChips: 4 },
      ],
    },
    outcome: { is: 'roundedUpEach', value: 500, seats: [2, 5, 8], change: 800 },
  },
];
