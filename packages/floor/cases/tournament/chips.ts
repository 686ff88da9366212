import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const lost = (amount: number, left: number, besides: 'nothing' | 'exclusion' | 'disqualification' = 'nothing') =>
  ({ is: 'chipsForfeited', amount, left, besides }) as const;
const even = (value: number, chips: number, keeps = 0, lapses = 0) =>
  ({ is: 'changedEvenly', value, chips, lapses, keeps }) as const;

const hidden: readonly CaseOf<'chipsHiddenOrMoved'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:17(3)', 'pvb:17(2)', 'pvb:69(11)III.n'],
    facts: { hidden: 5000, stack: 18_000 },
    outcome: lost(5000, 18_000, 'exclusion'),
    answer: 'proposed',
    range: [lost(5000, 18_000), lost(5000, 18_000, 'disqualification')],
    offence: 'pocketedChips',
  },
  {
    book: 'pvb',
    shows: ['pvb:17(1)', 'pvb:69(11)III.o'],
    facts: { how: 'carriedHidden', hidden: 23_000, stack: 0 },
    outcome: lost(23_000, 0, 'exclusion'),
    answer: 'proposed',
  },
  {
    book: 'pvb',
    shows: ['pvb:17(1)'],
    facts: { how: 'carriedOpenly', hidden: 100, stack: 0 },
    outcome: { is: 'chipsStayHis' },
  },
  {
    book: 'pvb',
    shows: ['pvb:16(1)'],
    facts: { how: 'behindOthers', hidden: 10_000, stack: 3000 },
    outcome: { is: 'chipsStayHis' },
    offence: 'hiddenChips',
  },
  {
    book: 'tda55',
    shows: ['tda55:17.a', 'tda55:17.b'],
    facts: { hidden: 1500, stack: 8500 },
    outcome: lost(1500, 8500),
    answer: 'proposed',
    range: [lost(1500, 8500, 'disqualification')],
  },
  {
    book: 'tda55',
    shows: ['tda55:17.b'],
    facts: { how: 'carriedHidden', hidden: 10_000, stack: 0 },
    outcome: lost(10_000, 0),
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:16'],
    facts: { how: 'behindOthers', hidden: 10_000, stack: 3000 },
    outcome: { is: 'chipsStayHis' },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 4 Chips offenlegen'],
    facts: { how: 'behindOthers', hidden: 10_000, stack: 3000 },
    outcome: { is: 'chipsStayHis' },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.22', 'bdpv:6.22 Wegnehmen', 'bdpv:1 Ablauf 4'],
    facts: { hidden: 1000, stack: 3000 },
    outcome: lost(1000, 3000),
    answer: 'proposed',
    range: [lost(1000, 3000, 'disqualification')],
  },
  {
    book: 'gcb',
    shows: ['gcb:T54.1', 'gcb:T54.2', 'gcb:T54.3'],
    facts: { hidden: 5000, stack: 25_000 },
    outcome: lost(5000, 25_000),
    answer: 'proposed',
    range: [{ is: 'chipsStayHis' }, lost(5000, 25_000, 'disqualification')],
  },
  {
    book: 'gcb',
    shows: ['gcb:T54.1'],
    facts: { how: 'carriedOpenly', hidden: 30_000, stack: 0 },
    outcome: { is: 'chipsStayHis' },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.24 pocketed chips'],
    facts: { hidden: 1000, stack: 3500 },
    outcome: lost(1000, 3500),
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.15 cheating'],
    facts: { hidden: 1000, stack: 3500, onPurpose: true },
    outcome: lost(1000, 3500, 'disqualification'),
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.24 rack'],
    facts: { how: 'carriedOpenly', hidden: 3500, stack: 0 },
    outcome: { is: 'chipsStayHis' },
  },
];

const foreign: readonly CaseOf<'foreignChips'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:06(1)'],
    facts: { what: 'chipAsProtector' },
    outcome: { is: 'objectAllowed' },
    answer: 'proposed',
    range: [{ is: 'objectOff' }],
  },
  { book: 'pvb', shows: ['pvb:06(1)'], facts: { what: 'objectAsProtector' }, outcome: { is: 'objectAllowed' } },
  { book: 'pvb', shows: ['pvb:06(1)'], facts: { what: 'secondProtector' }, outcome: { is: 'objectOff' } },
  { book: 'bdpv', shows: ['bdpv:6.21'], facts: { what: 'chipInStack' }, outcome: { is: 'foreignChipsOut' } },
  {
    book: 'oepbl',
    shows: ['oepbl:2.23'],
    facts: { what: 'chipAsProtector' },
    outcome: { is: 'objectAllowed' },
    answer: 'proposed',
  },
  { book: 'oepbl', shows: ['oepbl:2.23'], facts: { what: 'secondProtector' }, outcome: { is: 'objectOff' } },
  { book: 'oepbl', shows: ['oepbl:2.23'], facts: {}, outcome: { is: 'foreignChipsOut' } },
];

const changed: readonly CaseOf<'chipsExchanged'>[] = [
  { book: 'pvb', shows: ['pvb:16(3)'], facts: {}, outcome: { is: 'dealerChanges' }, offence: 'chipsExchanged' },
  { book: 'pvb', shows: ['pvb:16(4)'], facts: { how: 'asked' }, outcome: { is: 'dealerChanges' } },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 no own change'],
    facts: { how: 'fromPot' },
    outcome: { is: 'dealerChanges' },
    offence: 'chipsExchanged',
  },
];

const colored: readonly CaseOf<'colorUp'>[] = [
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:15a(2)', 'pvb:16(2)'],
    facts: { chipValue: 100, nextValue: 500, smallChips: 17 },
    outcome: even(500, 3, 200),
  },
  {
    book: 'pvb',
    shows: ['pvb:15a(2)'],
    facts: { chipValue: 100, nextValue: 500, smallChips: 3 },
    outcome: even(500, 0, 300),
  },
  {
    book: 'pvb',
    shows: ['pvb:16(2)', 'pvb:15b(3)'],
    facts: { chipValue: 100, nextValue: 500, smallChips: 10, playerThere: false },
    outcome: even(500, 2),
  },
  {
    book: 'gcb',
    shows: ['gcb:T24.B1', 'gcb:T24.B2'],
    facts: { chipValue: 100, nextValue: 1000, smallChips: 50 },
    outcome: even(1000, 5),
  },
  {
    book: 'gcb',
    shows: ['gcb:T23.B2'],
    facts: { when: 'scheduled', chipValue: 25, nextValue: 100, smallChips: 8 },
    outcome: even(100, 2),
  },
  {
    book: 'gcb',
    shows: ['gcb:T23.C'],
    facts: { when: 'foundLate', chipValue: 25, nextValue: 100, smallChips: 6 },
    outcome: even(100, 1, 0, 50),
  },
  {
    book: 'gcb',
    shows: ['gcb:T23.C'],
    facts: { when: 'foundLate', chipValue: 25, nextValue: 100, smallChips: 3 },
    outcome: even(100, 0, 0, 75),
  },
  {
    book: 'tda55',
    shows: ['tda55:14.f'],
    facts: { when: 'scheduled', chipValue: 25, nextValue: 100, smallChips: 4, witness: false },
    outcome: even(100, 1),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8', 'bdpv:6.8 Umtausch'],
    facts: { when: 'scheduled', chipValue: 25, nextValue: 100, smallChips: 7 },
    outcome: even(100, 1, 75),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8'],
    facts: { when: 'scheduled', chipValue: 25, nextValue: 100, smallChips: 7, coming: [75, 150] },
    outcome: { is: 'smallChipsStay' },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.8'],
    facts: { when: 'scheduled', chipValue: 25, nextValue: 100, smallChips: 7, coming: [100, 200] },
    outcome: even(100, 1, 75),
  },
];

export const chipCases: readonly IncidentCase[] = [
  ...hidden.map(as('chipsHiddenOrMoved')),
  ...foreign.map(as('foreignChips')),
  ...changed.map(as('chipsExchanged')),
  ...colored.map(as('colorUp')),
];
