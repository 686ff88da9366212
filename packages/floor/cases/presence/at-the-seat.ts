import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const dead = { is: 'dead', returned: 0 } as const;
const live = { is: 'live' } as const;
const bigBlind = { arrived: 'absent', blind: 'big' } as const;

const notAtSeat: readonly CaseOf<'notAtSeat'>[] = [
  { book: 'pvb', shows: ['pvb:23(1)'], facts: { arrived: 'duringDeal' }, outcome: dead },
  { book: 'pvb', shows: ['pvb:23(1)'], facts: { arrived: 'beforeFirstCard' }, outcome: live },
  { book: 'pvb', shows: ['pvb:23(1)'], facts: { ...bigBlind, posted: 600 }, outcome: dead },
  {
    book: 'pvb',
    shows: ['pvb:23(1)'],
    facts: { ...bigBlind, posted: 600, othersFolded: true },
    outcome: { is: 'lastLiveHandWins' },
  },
  { book: 'pvb', shows: ['pvb:23(1)'], facts: { arrived: 'beforeFirstCard', posture: 'behindChair' }, outcome: dead },
  { book: 'tda55', shows: ['tda55:27.a'], facts: { arrived: 'duringDeal' }, outcome: live },
  { book: 'tda55', shows: ['tda55:27.a'], facts: { arrived: 'afterLastCard' }, outcome: dead },
  { book: 'tda55', shows: ['tda55:27.a'], facts: { ...bigBlind, posted: 400 }, outcome: dead },
  { book: 'tda55', shows: ['tda55:27.a'], facts: { arrived: 'duringDeal', posture: 'behindChair' }, outcome: dead },
  { book: 'bdpv', shows: ['bdpv:6.9'], facts: { arrived: 'duringDeal' }, outcome: live },
  { book: 'bdpv', shows: ['bdpv:6.9', 'bdpv:6.9 Einziehen'], facts: { arrived: 'afterLastCard' }, outcome: dead },
  {
    book: 'bdpv',
    shows: ['bdpv:6.9', 'bdpv:3.5', 'bdpv:3.6'],
    facts: { arrived: 'afterLastCard', blind: 'big', posted: 100 },
    outcome: dead,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:3.6'],
    facts: { ...bigBlind, posted: 100, othersFolded: true },
    outcome: { is: 'absentBlindWins' },
  },
  { book: 'gcb', shows: ['gcb:T29.1'], facts: { arrived: 'duringDeal' }, outcome: live },
  { book: 'gcb', shows: ['gcb:T29.1'], facts: { arrived: 'afterLastCard' }, outcome: dead },
  { book: 'gcb', shows: ['gcb:T29.1'], facts: { ...bigBlind, posted: 400 }, outcome: dead },
  {
    book: 'gcb',
    shows: ['gcb:T29.1', 'gcb:T29.3'],
    facts: { arrived: 'duringDeal', posture: 'behindChair' },
    outcome: dead,
  },
  {
    book: 'gcb',
    shows: ['gcb:T29.3', 'gcb:T29.4'],
    facts: { arrived: 'beforeFirstCard', posture: 'handOnChair' },
    outcome: live,
  },
  { book: 'oepbl', shows: ['oepbl:6.7 absent hand'], facts: { arrived: 'duringDeal' }, outcome: live },
  { book: 'oepbl', shows: ['oepbl:6.7 absent hand'], facts: { arrived: 'afterLastCard' }, outcome: dead },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 absent hand'],
    facts: { ...bigBlind, posted: 200, othersFolded: true },
    outcome: { is: 'lastLiveHandWins' },
  },
];

const leaving: readonly CaseOf<'leftWithLiveHand'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:24(1)', 'pvb:25(1)', 'pvb:25(4)'],
    facts: { how: 'afterActing' },
    outcome: live,
    offence: 'leftTable',
  },
  {
    book: 'pvb',
    shows: ['pvb:25(1)'],
    facts: { how: 'pushedCards' },
    outcome: { is: 'fold' },
    offence: 'foldedByLeaving',
  },
  { book: 'pvb', shows: ['pvb:25(1)'], facts: { how: 'foldedInTurn' }, outcome: { is: 'mayLeave' } },
  { book: 'pvb', shows: ['pvb:25(3)'], facts: { how: 'allIn' }, outcome: { is: 'mustStay' }, offence: 'leftTable' },
  {
    book: 'tda55',
    shows: ['tda55:10.a', 'tda55:47'],
    facts: { how: 'afterActing' },
    outcome: live,
    offence: 'leftTable',
  },
  { book: 'tda55', shows: ['tda55:10.b'], facts: { how: 'allIn' }, outcome: { is: 'mustStay' }, offence: 'leftTable' },
  {
    book: 'gcb',
    shows: ['gcb:T30.2'],
    facts: { how: 'leftCards' },
    outcome: { is: 'fold' },
    offence: 'foldedByLeaving',
  },
  { book: 'gcb', shows: ['gcb:T30.2'], facts: { how: 'foldedInTurn' }, outcome: { is: 'mayLeave' } },
  { book: 'gcb', shows: ['gcb:T30.2'], facts: { how: 'leftCards', lastIn: true }, outcome: live },
  { book: 'gcb', shows: ['gcb:T30.1'], facts: { how: 'afterActing' }, outcome: live, offence: 'leftTable' },
  { book: 'gcb', shows: ['gcb:T30.1'], facts: { how: 'allIn' }, outcome: { is: 'mustStay' }, offence: 'leftTable' },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 leave table'],
    facts: { how: 'afterActing' },
    outcome: live,
    offence: 'leftTable',
  },
  { book: 'oepbl', shows: ['oepbl:6.6 leave table'], facts: { how: 'allIn' }, outcome: { is: 'mayLeave' } },
  { book: 'oepbl', shows: ['oepbl:6.6 leave table'], facts: { how: 'foldedInTurn' }, outcome: { is: 'mayLeave' } },
];

const wrongSeats: readonly CaseOf<'wrongSeat'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:08a(3)'],
    facts: { stack: 8400 },
    outcome: { is: 'moveToRightSeat', when: 'now', stack: 8400 },
  },
  {
    book: 'pvb',
    shows: ['pvb:08a(3)'],
    facts: { stack: 15_200, hasCards: true },
    outcome: { is: 'moveToRightSeat', when: 'afterHand', stack: 15_200 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T6.2'],
    facts: { stack: 18_350 },
    outcome: { is: 'moveToRightSeat', when: 'now', stack: 18_350 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T6.2'],
    facts: { stack: 25_000, rightStack: false },
    outcome: { is: 'moveToRightSeat', when: 'now', stack: 25_000 },
    answer: 'proposed',
    range: [{ is: 'staysSeated' }],
  },
];

export const atTheSeatCases: readonly IncidentCase[] = [
  ...notAtSeat.map(as('notAtSeat')),
  ...leaving.map(as('leftWithLiveHand')),
  ...wrongSeats.map(as('wrongSeat')),
];
