import type { IncidentCase } from '../../incident-case.ts';

const kind = 'miscountAccepted';

export const miscountCases: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:47(1)'],
    kind,
    facts: { toFace: 21500, told: 12500, by: 'player' },
    outcome: { is: 'call', amount: 21500 },
  },
  {
    book: 'pvb',
    shows: ['pvb:47(1)'],
    kind,
    facts: { toFace: 21500, told: 12500, by: 'player', stack: 15000 },
    outcome: { is: 'call', amount: 15000 },
  },
  {
    book: 'pvb',
    shows: ['pvb:47(2)'],
    kind,
    facts: { toFace: 21500, told: 12500, put: 12500 },
    outcome: { is: 'call', amount: 21500, add: 9000 },
  },
  {
    book: 'pvb',
    shows: ['pvb:47(2)'],
    kind,
    facts: { toFace: 12500, told: 21500 },
    outcome: { is: 'call', amount: 12500 },
  },
  {
    book: 'pvb',
    shows: ['pvb:47(3)'],
    kind,
    facts: { toFace: 21000, told: 2100, put: 2100, grossError: true },
    outcome: { is: 'call', amount: 21000, add: 18900 },
    answer: 'proposed',
    range: [{ is: 'call', amount: 2100 }],
  },
  {
    book: 'gcb',
    shows: ['gcb:T46.1'],
    kind,
    facts: { toFace: 15000, told: 10500, by: 'player' },
    outcome: { is: 'call', amount: 15000 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T46.1'],
    kind,
    facts: { toFace: 4000, told: 400, put: 400 },
    outcome: { is: 'call', amount: 4000, add: 3600 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T46.2'],
    kind,
    facts: { toFace: 15000, told: 10500, stack: 12000 },
    outcome: { is: 'call', amount: 12000 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T46.2'],
    kind,
    facts: { toFace: 9000, told: 10500, put: 10500 },
    outcome: { is: 'call', amount: 9000, change: 1500 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.8'],
    kind,
    facts: { toFace: 400, told: 100, put: 100 },
    outcome: { is: 'notBinding', mayStill: [{ is: 'fold' }, { is: 'call', amount: 400 }] },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.8'],
    kind,
    facts: { toFace: 400, told: 300 },
    outcome: { is: 'call', amount: 400 },
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:5.9'],
    kind,
    facts: { toFace: 400, told: 320, put: 320 },
    outcome: { is: 'call', amount: 400, add: 80 },
  },
];
