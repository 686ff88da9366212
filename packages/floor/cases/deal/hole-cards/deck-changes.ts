import type { IncidentCase } from '../../incident-case.ts';

const changedNow = { is: 'deckChanged', when: 'now' } as const;
const changedAfter = { is: 'deckChanged', when: 'afterHand' } as const;
const deckStays = { is: 'deckStays' } as const;

export const deckChangeCases: readonly IncidentCase[] = [
  // another deck
  { book: 'pvb', shows: ['pvb:19(2)'], kind: 'deckChangeWanted', facts: {}, outcome: deckStays },
  {
    book: 'pvb',
    shows: ['pvb:19(1)'],
    kind: 'deckChangeWanted',
    facts: { by: 'dealer', cause: 'hardlyVisible' },
    outcome: deckStays,
  },
  {
    book: 'pvb',
    shows: ['pvb:19(1)', 'pvb:19(3)'],
    kind: 'deckChangeWanted',
    facts: { by: 'dealer', cause: 'visibleToAll' },
    outcome: changedNow,
    answer: 'proposed',
    range: [{ is: 'deckChanged', when: 'nextBreak' }, deckStays],
  },
  {
    book: 'pvb',
    shows: ['pvb:19(2)', 'pvb:19(3)'],
    kind: 'markedCard',
    facts: {},
    outcome: changedAfter,
    answer: 'proposed',
  },
  { book: 'tda55', shows: ['tda55:50.b'], kind: 'deckChangeWanted', facts: {}, outcome: deckStays },
  {
    book: 'tda55',
    shows: ['tda55:50.b', 'tda55:51.a'],
    kind: 'markedCard',
    facts: { cause: 'damaged', handRunning: false },
    outcome: changedNow,
  },
  { book: 'tda55', shows: ['tda55:50.b'], kind: 'markedCard', facts: { cause: 'damaged' }, outcome: changedAfter },
  {
    book: 'tda55',
    shows: ['tda55:50.a'],
    kind: 'deckChangeWanted',
    facts: { by: 'floor', cause: 'dealerChange' },
    outcome: changedNow,
  },
  {
    book: 'tda55',
    shows: ['tda55:50.a'],
    kind: 'deckChangeWanted',
    facts: { by: 'floor', cause: 'levelEnd' },
    outcome: changedNow,
  },
  {
    book: 'tda55',
    shows: ['tda55:51.c'],
    kind: 'deckChangeWanted',
    facts: { by: 'floor', cause: 'dealerChange', televised: true },
    outcome: changedNow,
  },
  { book: 'bdpv', shows: ['bdpv:6.25'], kind: 'deckChangeWanted', facts: { by: 'dealer' }, outcome: deckStays },
  {
    book: 'bdpv',
    shows: ['bdpv:6.25'],
    kind: 'deckChangeWanted',
    facts: { by: 'dealer', cause: 'dealerChange' },
    outcome: changedNow,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.25'],
    kind: 'markedCard',
    facts: { by: 'dealer', cause: 'damaged' },
    outcome: changedAfter,
  },
  { book: 'gcb', shows: ['gcb:T25.1', 'gcb:T25.2'], kind: 'deckChangeWanted', facts: {}, outcome: deckStays },
  { book: 'bdpv', shows: ['bdpv:6.25'], kind: 'deckChangeWanted', facts: {}, outcome: deckStays },
  { book: 'gcb', shows: ['gcb:T25.1'], kind: 'deckChangeWanted', facts: { by: 'dealer' }, outcome: changedNow },
  {
    book: 'gcb',
    shows: ['gcb:T25.2', 'gcb:T25.1'],
    kind: 'markedCard',
    facts: {},
    outcome: changedAfter,
    answer: 'proposed',
    range: [deckStays],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.22', 'oepbl:6.7 faulty deck'],
    kind: 'markedCard',
    facts: { by: 'dealer', cause: 'damaged' },
    outcome: changedAfter,
  },
  { book: 'oepbl', shows: ['oepbl:6.7 deck check'], kind: 'deckCounted', facts: {}, outcome: deckStays },
  { book: 'oepbl', shows: ['oepbl:6.7 deck check'], kind: 'deckCounted', facts: { counted: 51 }, outcome: changedNow },
  // who deals
  {
    book: 'oepbl',
    shows: ['oepbl:2.21 rotating dealer'],
    kind: 'whoDeals',
    facts: { dealtBy: 2, occupied: [1, 2, 3, 4, 5, 6] },
    outcome: { is: 'dealsNext', seat: 3 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.21 rotating dealer'],
    kind: 'whoDeals',
    facts: { dealtBy: 6, occupied: [1, 2, 3, 4, 5, 6] },
    outcome: { is: 'dealsNext', seat: 1 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.21 eliminated deal'],
    kind: 'whoDeals',
    facts: { dealtBy: 3, lastOut: 4, occupied: [1, 2, 3, 5, 6] },
    outcome: { is: 'dealsNext', seat: 4 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:3 Einleitung Dealer'],
    kind: 'whoDeals',
    facts: { croupier: true },
    outcome: { is: 'dealsNext' },
  },
];
