import type { IncidentCase } from '../../incident-case.ts';

const flop = { street: 'flop', bigBlind: 200, toFace: 1000, lastRaise: 1000, inFront: 500 } as const;
const completed = { is: 'call', amount: 1000, add: 500 } as const;

export const undercallCases: readonly IncidentCase[] = [
  { book: 'gcb', shows: ['gcb:T37.A4'], kind: 'undercall', facts: flop, outcome: completed },
  {
    book: 'gcb',
    shows: ['gcb:T37.A4'],
    kind: 'undercall',
    facts: { ...flop, bettors: 2 },
    outcome: completed,
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 undercall'],
    kind: 'undercall',
    facts: flop,
    outcome: { is: 'playerChooses', between: [completed, { is: 'fold' }] },
  },
];
