import type { IncidentCase } from '../incident-case.ts';

const kind = 'clockBlindLevelAtShuffle';
const oldLevel = { is: 'oldLevel' } as const;
const newLevel = { is: 'newLevel' } as const;
const late = { when: 'beforeAnnouncement' } as const;

export const levelCases: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:14(3)'], kind, facts: { begun: 'firstRiffle' }, outcome: oldLevel, steps: ['announce'] },
  {
    book: 'pvb',
    shows: ['pvb:14(1)', 'pvb:14(2)'],
    kind,
    facts: late,
    outcome: newLevel,
    steps: ['correctBlinds', 'announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:14(3)'],
    kind,
    facts: { begun: 'machineButton', potPushed: false },
    outcome: newLevel,
    steps: ['correctBlinds', 'announce'],
  },
  { book: 'tda55', shows: ['tda55:52.a', 'tda55:52.b'], kind, facts: late, outcome: oldLevel, steps: ['announce'] },
  {
    book: 'tda55',
    shows: ['tda55:52.b'],
    kind,
    facts: { begun: 'machineButton' },
    outcome: newLevel,
    steps: ['correctBlinds', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.7', 'bdpv:6.7 Deal-Beginn', 'bdpv:1 Entscheidungsfindung 5 Blind-Erhöhung'],
    kind,
    facts: { begun: 'blindsPosted', when: 'beforeAnnouncement' },
    outcome: newLevel,
    steps: ['correctBlinds', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.7 Deal-Beginn'],
    kind,
    facts: { begun: 'blindsPosted' },
    outcome: oldLevel,
    steps: ['announce'],
  },
  { book: 'gcb', shows: ['gcb:T22.2'], kind, facts: {}, outcome: oldLevel, steps: ['announce'] },
  {
    book: 'gcb',
    shows: ['gcb:T22.1', 'gcb:T22.2'],
    kind,
    facts: { when: 'afterAnnouncement' },
    outcome: newLevel,
    steps: ['correctBlinds', 'announce'],
  },
  { book: 'gcb', shows: ['gcb:T22.1'], kind, facts: late, outcome: oldLevel, steps: ['announce'] },
  {
    book: 'gcb',
    shows: ['gcb:T22.2'],
    kind,
    facts: { begun: 'scramble' },
    outcome: newLevel,
    steps: ['correctBlinds', 'announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T22.2'],
    kind,
    facts: { begun: 'shufflerOpened' },
    outcome: oldLevel,
    steps: ['announce'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 blind raise', 'oepbl:6.7 hand start'],
    kind,
    facts: late,
    outcome: oldLevel,
    steps: ['announce'],
  },
];
