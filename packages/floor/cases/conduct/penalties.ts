import type { IncidentCase } from '../incident-case.ts';

const rounds = (players: number, count: number) => ({ penalty: 'rounds', players, rounds: count }) as const;
const hands = (count: number) => ({ is: 'missHands', hands: count }) as const;
const shortBlind = { bigBlind: 600, smallBlind: 300, stack: 400, callers: 2, otherBlindFolded: true } as const;

const imposed: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:69(12)a'], kind: 'penaltyImposed', facts: rounds(8, 2), outcome: hands(16) },
  { book: 'pvb', shows: ['pvb:69(12)a'], kind: 'penaltyImposed', facts: rounds(6, 3), outcome: hands(18) },
  { book: 'pvb', shows: ['pvb:69(9)b'], kind: 'penaltyImposed', facts: { penalty: 'oneHand' }, outcome: hands(1) },
  {
    book: 'pvb',
    shows: ['pvb:69(9)e'],
    kind: 'penaltyImposed',
    facts: { penalty: 'time', minutes: 10 },
    outcome: { is: 'awayMinutes', from: 10 },
  },
  ...[9, 51].map(
    (minutes): IncidentCase<'penaltyImposed'> => ({
      book: 'pvb',
      shows: ['pvb:69(9)e'],
      kind: 'penaltyImposed',
      facts: { penalty: 'time', minutes },
      outcome: {
        is: 'penaltyNotKnown',
        ladder: [
          'hint',
          'caution',
          'warning',
          'oneHand',
          'rounds',
          'deadHand',
          'time',
          'points',
          'elimination',
          'disqualification',
          'exclusion',
        ],
        minutes: { from: 10, to: 50 },
      },
    }),
  ),
  { book: 'tda55', shows: ['tda55:41.d'], kind: 'penaltyImposed', facts: rounds(9, 4), outcome: hands(36) },
  { book: 'tda55', shows: ['tda55:41.d'], kind: 'penaltyImposed', facts: rounds(2, 1), outcome: hands(2) },
  {
    book: 'tda55',
    shows: ['tda55:41.d', 'tda55:41.e'],
    kind: 'penaltyImposed',
    facts: rounds(7, 1),
    outcome: hands(7),
  },
  {
    book: 'tda55',
    shows: ['tda55:41.f', 'tda55:41.c'],
    kind: 'penaltyImposed',
    facts: rounds(9, 5),
    outcome: {
      is: 'penaltyNotKnown',
      ladder: ['warning', 'rounds', 'time', 'chipLoss', 'disqualification'],
      maxRounds: 4,
    },
  },
  {
    book: 'gcb',
    shows: ['gcb:T57.B5', 'gcb:T57.B6', 'gcb:T57.B7'],
    kind: 'penaltyImposed',
    facts: rounds(10, 4),
    outcome: hands(40),
  },
  { book: 'gcb', shows: ['gcb:T57.B3'], kind: 'penaltyImposed', facts: { penalty: 'oneHand' }, outcome: hands(1) },
  {
    book: 'gcb',
    shows: ['gcb:T57.B3', 'gcb:T57.B1', 'gcb:T57.B2'],
    kind: 'penaltyImposed',
    facts: rounds(9, 5),
    outcome: { is: 'penaltyNotKnown', ladder: ['warning', 'oneHand', 'rounds', 'disqualification'], maxRounds: 4 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.16 penalty ladder', 'oepbl:2.17', 'oepbl:6.1 ban effect'],
    kind: 'penaltyImposed',
    facts: rounds(6, 2),
    outcome: { is: 'missButtonRounds', rounds: 2 },
  },
];

const served: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:69(12)b'],
    kind: 'blindDuringPenalty',
    facts: shortBlind,
    outcome: { is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot: 1500, sidePot: 400, out: false },
  },
  {
    book: 'gcb',
    shows: ['gcb:T57.B7'],
    kind: 'blindDuringPenalty',
    facts: shortBlind,
    outcome: { is: 'allInDuringPenalty', hand: 'dead', mainPot: 1900, sidePot: 0, out: true },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.17'],
    kind: 'blindDuringPenalty',
    facts: { bigBlind: 200, smallBlind: 100, stack: 150, callers: 2 },
    outcome: { is: 'allInDuringPenalty', hand: 'dead', mainPot: 550, sidePot: 0, out: true },
  },
  {
    book: 'pvb',
    shows: ['pvb:69(13)'],
    kind: 'penaltyUnserved',
    facts: { left: 11, ends: 'day' },
    outcome: { is: 'penaltyGoesOn', left: 11, unit: 'hands' },
  },
  {
    book: 'pvb',
    shows: ['pvb:69(13)'],
    kind: 'penaltyUnserved',
    facts: { left: 18, unit: 'minutes', ends: 'day' },
    outcome: { is: 'penaltyGoesOn', left: 18, unit: 'minutes' },
  },
];

const out: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:69(14)', 'pvb:69(9)g', 'pvb:69(9)i'],
    kind: 'disqualification',
    facts: { how: 'excluded', playersLeft: 15 },
    outcome: { is: 'eliminatedAtPlace', place: 15 },
  },
  {
    book: 'pvb',
    shows: ['pvb:69(15)', 'pvb:69(9)h', 'pvb:69(12)c'],
    kind: 'disqualification',
    facts: { playersLeft: 15 },
    outcome: { is: 'disqualified', chips: 'removed', score: 'nothing' },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6 Einleitung Chips Disqualifizierter'],
    kind: 'disqualification',
    facts: { playersLeft: 12 },
    outcome: { is: 'disqualified', chips: 'removed', score: 'outNow', place: 12 },
  },
  {
    book: 'gcb',
    shows: ['gcb:T57.B2'],
    kind: 'disqualification',
    facts: { playersLeft: 12 },
    outcome: { is: 'disqualified', chips: 'removed', score: 'outNow', place: 12 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.19 chips removed', 'oepbl:2.19 results kept', 'oepbl:6.1 disqualification'],
    kind: 'disqualification',
    facts: { playersLeft: 4 },
    outcome: { is: 'disqualified', chips: 'removed', score: 'resultsKept', place: 4 },
  },
  {
    book: 'pvb',
    shows: ['pvb:69(7)', 'pvb:69(6)', 'pvb:69(5)'],
    kind: 'floorWanted',
    facts: {},
    outcome: { is: 'floorCalled', by: 'dealer' },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.6 consult', 'oepbl:2.30 complaint'],
    kind: 'floorWanted',
    facts: {},
    outcome: { is: 'floorCalled', by: 'player' },
  },
];

export const penaltyCases: readonly IncidentCase[] = [...imposed, ...served, ...out];
