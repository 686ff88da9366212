import type { IncidentCase } from '../incident-case.ts';

const NO_CLAIM = { is: 'noClaim' } as const;
const OPENED = { is: 'handOpened' } as const;
const order = (...seats: readonly number[]) => ({ is: 'showOrder', seats, onlyIfClaiming: [] }) as const;

/** Button seat 5; seat 2 bet the flop, turn and river were checked. */
const checkedRiver = { buttonSeat: 5, inHand: [6, 8, 2], earlierBettor: 2 } as const;
const showOrder: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:55(1)'], kind: 'wrongShowOrder', facts: checkedRiver, outcome: order(2, 6, 8) },
  {
    book: 'tda55',
    shows: ['tda55:38.noRiverBet'],
    kind: 'wrongShowOrder',
    facts: checkedRiver,
    outcome: order(2, 6, 8),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 5'],
    kind: 'wrongShowOrder',
    facts: checkedRiver,
    outcome: order(6, 8, 2),
    answer: 'notCovered',
  },
  {
    book: 'gcb',
    shows: ['gcb:T16.2', 'gcb:T16.3'],
    kind: 'wrongShowOrder',
    facts: checkedRiver,
    outcome: order(6, 8, 2),
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown am River: last aggressor', 'oepbl:6.5 Showdown am River: claim only'],
    kind: 'wrongShowOrder',
    facts: checkedRiver,
    outcome: { is: 'showOrder', seats: [2, 6, 8], onlyIfClaiming: [6, 8] },
  },
  {
    book: 'pvb',
    shows: ['pvb:55(2)'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 5, inHand: [7, 8], preflopRaiser: 8 },
    outcome: order(7, 8),
  },
  {
    book: 'tda55',
    shows: ['tda55:38.lastAction'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 1, inHand: [5, 8, 2], lastBettor: 5 },
    outcome: order(5, 8, 2),
  },
  {
    book: 'tda55',
    shows: ['tda55:38.noRiverBet'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 4, inHand: [4, 6, 1] },
    outcome: order(6, 1, 4),
  },
  {
    book: 'tda55',
    shows: ['tda55:38.noRiverBet'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 1, inHand: [3, 5], preflopRaiser: 5 },
    outcome: order(5, 3),
  },
  {
    book: 'tda55',
    shows: ['tda55:38.stud'],
    kind: 'wrongShowOrder',
    facts: { game: 'stud', inHand: [1, 2, 3], bestOpenCards: 2 },
    outcome: order(2, 3, 1),
  },
  {
    book: 'gcb',
    shows: ['gcb:T16.1'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 5, inHand: [1, 3, 6], lastBettor: 6 },
    outcome: order(6, 1, 3),
  },
  {
    book: 'gcb',
    shows: ['gcb:T16.2'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 5, inHand: [5, 9] },
    outcome: order(9, 5),
  },
  {
    book: 'gcb',
    shows: ['gcb:T16.4'],
    kind: 'wrongShowOrder',
    facts: { game: 'stud', inHand: [2, 5], bestOpenCards: 2 },
    outcome: order(2, 5),
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown am River: no bet'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 1, inHand: [3, 6] },
    outcome: { is: 'showOrder', seats: [3, 6], onlyIfClaiming: [6] },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown beim All-In: several callers'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 1, inHand: [3, 6, 8], allIn: true, sidePotOpen: true },
    outcome: { is: 'allHandsOpened', when: 'afterRiver' },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown beim All-In: one caller'],
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 1, inHand: [3, 6], allIn: true },
    outcome: { is: 'allHandsOpened', when: 'now' },
  },
];

const lastOfTwo = { othersLeft: 1, pot: 4200 } as const;
const mucks: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:56(2)'],
    kind: 'mucksAtShowdown',
    facts: lastOfTwo,
    outcome: { is: 'winsUnshown', amount: 4200 },
  },
  {
    book: 'tda55',
    shows: ['tda55:40.b'],
    kind: 'mucksAtShowdown',
    facts: lastOfTwo,
    outcome: { is: 'mustShowAll', amount: 4200 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 1'],
    kind: 'mucksAtShowdown',
    facts: lastOfTwo,
    outcome: { is: 'mustShowAll', amount: 4200 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T18.1'],
    kind: 'mucksAtShowdown',
    facts: lastOfTwo,
    outcome: { is: 'winsUnshown', amount: 4200 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown am River: single claimant'],
    kind: 'mucksAtShowdown',
    facts: lastOfTwo,
    outcome: { is: 'winsUnshown', amount: 4200 },
  },
  { book: 'pvb', shows: ['pvb:55(3)'], kind: 'mucksAtShowdown', facts: { othersLeft: 2 }, outcome: NO_CLAIM },
  {
    book: 'pvb',
    shows: ['pvb:54(3)', 'pvb:54(4)'],
    kind: 'mucksAtShowdown',
    facts: { othersLeft: 2, allIn: true },
    outcome: OPENED,
  },
  { book: 'tda55', shows: ['tda55:37'], kind: 'mucksAtShowdown', facts: { allIn: true }, outcome: OPENED },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 2 Karten halten', 'bdpv:2 Showdown 6'],
    kind: 'mucksAtShowdown',
    facts: { othersLeft: 2 },
    outcome: NO_CLAIM,
  },
  { book: 'bdpv', shows: ['bdpv:6.27'], kind: 'mucksAtShowdown', facts: { allIn: true }, outcome: OPENED },
  { book: 'gcb', shows: ['gcb:T16.5'], kind: 'mucksAtShowdown', facts: { othersLeft: 2 }, outcome: NO_CLAIM },
  { book: 'gcb', shows: ['gcb:T15'], kind: 'mucksAtShowdown', facts: { allIn: true }, outcome: OPENED },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Showdown beim All-In: all show'],
    kind: 'mucksAtShowdown',
    facts: { othersLeft: 2, allIn: true },
    outcome: OPENED,
  },
];

export const showOrderCases: readonly IncidentCase[] = [...showOrder, ...mucks];
