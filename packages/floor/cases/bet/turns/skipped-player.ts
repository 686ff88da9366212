import type { IncidentCase } from '../../incident-case.ts';

const kind = 'skippedPlayer';
const kept = { is: 'turnKept' } as const;

export const skippedPlayerCases: readonly IncidentCase[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 9'],
    kind,
    facts: { facesBet: false, acted: 1 },
    outcome: kept,
    steps: ['goBackToSkipped', 'judgeActsBehind'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 9 zwei Spieler'],
    kind,
    facts: { facesBet: false, acted: 2 },
    outcome: { is: 'check' },
    steps: ['turnIsLost', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 9 zwei Spieler'],
    kind,
    facts: { facesBet: true, acted: 2, withChips: 2 },
    outcome: { is: 'fold' },
    steps: ['turnIsLost', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 9 Wartender'],
    kind,
    facts: { facesBet: false, acted: 2, waiting: true },
    outcome: kept,
    steps: ['goBackToSkipped', 'judgeActsBehind'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.B2'],
    kind,
    facts: { facesBet: true, acted: 2, withChips: 1 },
    outcome: { is: 'fold' },
    steps: ['actsBehindStand', 'callFloor'],
    weigh: ['othersMisled', 'dealersPart', 'fairness'],
    answer: 'proposed',
    range: [kept],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.B2'],
    kind,
    facts: { facesBet: true, acted: 2, withChips: 0 },
    outcome: kept,
    steps: ['goBackToSkipped', 'judgeActsBehind'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T38.B1', 'gcb:T38.B2'],
    kind,
    facts: { facesBet: true, acted: 1, withChips: 1, hadTime: false },
    outcome: kept,
    steps: ['goBackToSkipped', 'judgeActsBehind'],
  },
  {
    book: 'tda55',
    shows: ['tda55:33.b'],
    kind,
    facts: { facesBet: true, acted: 3, withChips: 2 },
    outcome: kept,
    steps: ['goBackToSkipped', 'judgeActsBehind'],
    unclear: ['betting.skippedPlayer'],
  },
];
