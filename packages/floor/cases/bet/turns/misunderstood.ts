import type { IncidentCase } from '../../incident-case.ts';

const kind = 'misunderstoodAction';
const fold = { is: 'fold' } as const;
const facing300 = { street: 'flop', bigBlind: 100, toFace: 300, lastRaise: 200 } as const;
const facing400 = { street: 'river', bigBlind: 100, toFace: 400, what: 'amountMisheard' } as const;
const facing500 = { street: 'flop', bigBlind: 100, toFace: 500, lastRaise: 400, act: 'raise' } as const;
const reconsiders = (amount: number, least: number) =>
  ({ is: 'notBinding', mayStill: [fold, { is: 'call', amount }, { is: 'raiseFrom', least }] }) as const;
const anew = (amount: number) => ({ is: 'notBinding', mayStill: [fold, { is: 'call', amount }] }) as const;

const calls: readonly IncidentCase[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 10 Rücknahme'],
    kind,
    facts: { ...facing300, put: 100 },
    outcome: reconsiders(300, 500),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 10 Rücknahme'],
    kind,
    facts: { ...facing300, put: 149 },
    outcome: reconsiders(300, 500),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 10 Rücknahme'],
    kind,
    facts: { ...facing300, put: 150 },
    outcome: { is: 'call', amount: 300, add: 150 },
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 10 Rücknahme'],
    kind,
    facts: { ...facing300, put: 100, actedBehind: true },
    outcome: { is: 'call', amount: 300, add: 200 },
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 10 Rücknahme'],
    kind,
    facts: { ...facing300, inFront: 100, put: 99 },
    outcome: reconsiders(300, 500),
  },
  { book: 'bdpv', shows: ['bdpv:5.8'], kind, facts: { ...facing400, put: 100 }, outcome: anew(400) },
  {
    book: 'bdpv',
    shows: ['bdpv:5.8'],
    kind,
    facts: { ...facing400, put: 319 },
    outcome: { is: 'call', amount: 400, add: 81 },
    answer: 'proposed',
  },
  { book: 'bdpv', shows: ['bdpv:5.8'], kind, facts: { ...facing400, put: 400 }, outcome: { is: 'call', amount: 400 } },
  {
    book: 'bdpv',
    shows: ['bdpv:5.9'],
    kind,
    facts: { ...facing400, put: 320 },
    outcome: { is: 'call', amount: 400, add: 80 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.9'],
    kind,
    facts: { ...facing400, toFace: 375, put: 300 },
    outcome: { is: 'call', amount: 375, add: 75 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.9'],
    kind,
    facts: { ...facing400, put: 320, stack: 350 },
    outcome: { is: 'call', amount: 350, add: 30 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.9'],
    kind,
    facts: { ...facing400, put: 320, stack: 320 },
    outcome: { is: 'call', amount: 320 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.8 Setzer', 'bdpv:5.8 Beispiel'],
    kind,
    facts: { ...facing400, put: 100, bettorShowed: true },
    outcome: anew(400),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.8 Beispiel', 'bdpv:5.9'],
    kind,
    facts: { ...facing400, put: 320, bettorShowed: true },
    outcome: { is: 'call', amount: 400, add: 80 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 5 Rücknahme'],
    kind,
    facts: { ...facing400, what: 'raiseMissed', put: 0 },
    outcome: reconsiders(400, 800),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 5', 'bdpv:2 Einsätze 5 Rücknahme'],
    kind,
    facts: { ...facing400, what: 'ownMistake', put: 0 },
    outcome: { is: 'call', amount: 400, add: 400 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 13'],
    kind,
    facts: { ...facing300, put: 250 },
    outcome: { is: 'call', amount: 300, add: 50 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 13'],
    kind,
    facts: { ...facing300, put: 250, roundOver: true },
    outcome: { is: 'call', amount: 250 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 13'],
    kind,
    facts: { ...facing300, what: 'ownMistake', put: 250, stack: 270 },
    outcome: { is: 'call', amount: 270, add: 20 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 undercall'],
    kind,
    facts: { ...facing300, toFace: 600, put: 200 },
    outcome: { is: 'playerChooses', between: [{ is: 'call', amount: 600, add: 400 }, fold] },
  },
  {
    book: 'gcb',
    shows: ['gcb:T46.1', 'gcb:T37.A4'],
    kind,
    facts: { ...facing400, put: 100 },
    outcome: { is: 'call', amount: 400, add: 300 },
  },
  {
    book: 'tda55',
    shows: ['tda55:33.a'],
    kind,
    facts: { ...facing400, put: 0 },
    outcome: { is: 'call', amount: 400, add: 400 },
  },
];

const raises: readonly IncidentCase[] = [
  { book: 'bdpv', shows: ['bdpv:2 Einsätze 6'], kind, facts: { ...facing500, put: 449 }, outcome: anew(500) },
  { book: 'bdpv', shows: ['bdpv:2 Einsätze 6'], kind, facts: { ...facing500, put: 200 }, outcome: anew(500) },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 6 ab 50 Prozent'],
    kind,
    facts: { ...facing500, put: 450 },
    outcome: { is: 'raise', to: 900, add: 450 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 6 ab 50 Prozent'],
    kind,
    facts: { ...facing500, put: 450, stack: 800 },
    outcome: { is: 'raise', to: 800, add: 350 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 6 ab 50 Prozent'],
    kind,
    facts: { ...facing500, put: 899 },
    outcome: { is: 'raise', to: 900, add: 1 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 6 ab 50 Prozent'],
    kind,
    facts: { street: 'flop', bigBlind: 100, toFace: 100, act: 'raise', put: 100 },
    outcome: { is: 'raise', to: 200, add: 100 },
  },
];

export const misunderstoodCases: readonly IncidentCase[] = [...calls, ...raises];
