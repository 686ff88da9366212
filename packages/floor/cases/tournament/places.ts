import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const one = (seat: number, place: number, table = 1) => ({ seat, table, place });

const unreported: readonly CaseOf<'notReportedBust'>[] = [
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:64a(2)'],
    facts: { best: 36, worst: 41, entries: 60 },
    outcome: { is: 'placedAt', place: 41 },
    steps: ['askTableWhen', 'writeDown'],
    weigh: ['fairness', 'intent', 'stageOfEvent'],
    answer: 'proposed',
    range: [
      { is: 'placedAt', place: 36 },
      { is: 'placedAt', place: 60 },
    ],
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:64a(1)', 'pvb:64a(2)'],
    facts: { handKnown: true, best: 38, worst: 41, entries: 60 },
    outcome: { is: 'placedAt', place: 38 },
    steps: ['enterPlaces'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.26', 'oepbl:3.15 entry on bust'],
    facts: { best: 4, worst: 4, entries: 6, cardOpen: true },
    outcome: { is: 'cardReturned' },
    steps: ['completeRoundCard'],
  },
];

const near = { players: 31, paidPlaces: 30 } as const;

const hands: readonly CaseOf<'handForHand'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { ...near, moment: 'tableFinished', tables: 3 },
    outcome: { is: 'tableWaits' },
    steps: ['waitForAllTables'],
  },
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { ...near, tables: 1 },
    outcome: { is: 'noHandForHand' },
    steps: ['announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { players: 11, paidPlaces: 5, otherGoal: true },
    outcome: { is: 'handForHandStarts' },
    steps: ['announceHandForHand'],
    weigh: ['stageOfEvent', 'timeLost', 'fairness'],
    answer: 'proposed',
    range: [{ is: 'noHandForHand' }],
  },
  {
    book: 'pvb',
    shows: ['pvb:35a(1)'],
    facts: { ...near, moment: 'allInCalled' },
    outcome: { is: 'handGoesOn' },
    steps: ['playOn'],
  },
  {
    book: 'pvb',
    shows: ['pvb:64b(3)'],
    facts: { ...near, moment: 'wentOut' },
    outcome: { is: 'placesAfterAllTables' },
    steps: ['countStacksAtStart', 'waitForAllTables'],
  },
  {
    book: 'tda55',
    shows: ['tda55:7.a'],
    facts: near,
    outcome: { is: 'handForHandStarts' },
    steps: ['announceHandForHand', ['takeOffMinutes', { minutes: 2, atMost: 3 }]],
    weigh: ['stageOfEvent', 'timeLost', 'fairness'],
    unclear: ['handForHand.when'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:7.b'],
    facts: { ...near, moment: 'allInCalled' },
    outcome: { is: 'handFreezes' },
    steps: ['finishBettingRound', 'waitForAllTables'],
  },
  {
    book: 'tda55',
    shows: ['tda55:7.b'],
    facts: { ...near, moment: 'allInCalled', othersPlaying: false },
    outcome: { is: 'handGoesOn' },
    steps: ['playOn'],
  },
  {
    book: 'tda55',
    shows: ['tda55:7.a'],
    facts: { ...near, moment: 'end', players: 30 },
    outcome: { is: 'handForHandEnds' },
    steps: ['announce'],
    weigh: ['stageOfEvent', 'fairness'],
    unclear: ['handForHand.end'],
    answer: 'proposed',
  },
];

const drawn = { is: 'lastHandsDrawn', least: 3, most: 7 } as const;

const days: readonly CaseOf<'endOfDay'>[] = [
  {
    book: 'tda55',
    shows: ['tda55:9.a'],
    facts: { secondsLeft: 870 },
    outcome: drawn,
    steps: ['stopClock', 'drawLastHands'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
    weigh: ['stageOfEvent', 'timeLost'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:9.a'],
    facts: { secondsLeft: 900 },
    outcome: drawn,
    steps: ['stopClock', 'drawLastHands'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
    weigh: ['stageOfEvent', 'timeLost'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:9.a'],
    facts: { secondsLeft: 901 },
    outcome: { is: 'clockKeepsRunning' },
    steps: ['announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:9.a'],
    facts: { secondsLeft: 600, lastLevelOfDay: false },
    outcome: { is: 'clockKeepsRunning' },
    steps: ['announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:9.b'],
    facts: { moment: 'drawing' },
    outcome: drawn,
    steps: ['stopClock', 'drawLastHands'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
  },
  {
    book: 'tda55',
    shows: ['tda55:9.c'],
    facts: { moment: 'drawing', drawnBy: 'dealer' },
    outcome: { is: 'drawRefused' },
    steps: ['announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:9.c'],
    facts: { moment: 'drawing', drawnBy: 'playerOut' },
    outcome: { is: 'drawRefused' },
    steps: ['announce'],
  },
  {
    book: 'oepbl',
    occasion: 'sitAndGo',
    shows: ['oepbl:3.13'],
    facts: { moment: 'timeUp', handRunning: true },
    outcome: { is: 'lastHands', hands: 3 },
    steps: ['finishHand', ['announceLastHands', { hands: 3 }]],
  },
];

const sng = [
  { place: 1, points: 9 },
  { place: 2, points: 7 },
  { place: 3, points: 5 },
];
const scored = (seat: number, place: number, sum: number, to?: number) => ({
  ...one(seat, place),
  ...(to !== undefined && { to }),
  points: { sum, among: 1 },
});

const timed: readonly CaseOf<'timedGameOver'>[] = [
  {
    book: 'oepbl',
    shows: ['oepbl:3.15 chip count'],
    facts: {
      inPlay: 12_000,
      worth: sng,
      stacks: [
        { seat: 2, stack: 3900 },
        { seat: 4, stack: 5200 },
        { seat: 5, stack: 2900 },
      ],
    },
    outcome: { is: 'placed', places: [scored(4, 1, 9), scored(2, 2, 7), scored(5, 3, 5)] },
    steps: ['enterPlaces'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:3.15 chip count'],
    facts: {
      inPlay: 12_000,
      worth: sng,
      stacks: [
        { seat: 2, stack: 6000 },
        { seat: 4, stack: 3000 },
        { seat: 5, stack: 3000 },
      ],
    },
    outcome: { is: 'placed', places: [scored(2, 1, 9), scored(4, 2, 7, 3), scored(5, 2, 7, 3)] },
    steps: ['enterPlaces'],
    unclear: ['elimination.sharedPoints'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:3.15 chip count'],
    facts: {
      inPlay: 12_000,
      stacks: [
        { seat: 2, stack: 6000 },
        { seat: 4, stack: 5900 },
      ],
    },
    outcome: { is: 'countAgain', counted: 11_900, inPlay: 12_000 },
    steps: ['countStack', 'completeRoundCard'],
  },
];

export const placeCases: readonly IncidentCase[] = [
  ...unreported.map(as('notReportedBust')),
  ...hands.map(as('handForHand')),
  ...days.map(as('endOfDay')),
  ...timed.map(as('timedGameOver')),
];
