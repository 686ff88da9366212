import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const allowed = { is: 'allowedAtTable' } as const;
const stop = { is: 'stopAtTable' } as const;
const mustJoin = { is: 'mustCooperate' } as const;

const seats: readonly CaseOf<'rightToSeat'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:13(1)'],
    facts: { question: 'identity' },
    outcome: { is: 'seatWaits', for: 'identification' },
    steps: ['checkWhoHeIs', 'writeDown'],
    weigh: ['fairness', 'experience'],
    answer: 'proposed',
  },
  {
    book: 'pvb',
    shows: ['pvb:13(1)'],
    facts: { question: 'identity', document: 'notIssued' },
    outcome: { is: 'seatGiven' },
    steps: ['announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:13(1)'],
    facts: { question: 'identity', document: 'ofAnother' },
    outcome: { is: 'seatRefused' },
    steps: ['callFloor', 'writeDown'],
    weigh: ['intent'],
    answer: 'proposed',
    offence: 'falseIdentity',
    unclear: ['seating.identification'],
  },
  {
    book: 'pvb',
    shows: ['pvb:11(1)'],
    facts: { question: 'limitation' },
    outcome: { is: 'seatGiven' },
    steps: ['announce'],
    weigh: ['fairness', 'timeLost'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:12.b'],
    facts: { question: 'interest' },
    outcome: { is: 'tableInformed' },
    steps: ['writeDown', 'tellTheTable'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Sitzordnung 1'],
    facts: { question: 'substitute' },
    outcome: { is: 'seatRefused' },
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Sitzordnung 3'],
    facts: { question: 'twoTables' },
    outcome: { is: 'seatRefused' },
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 2'],
    facts: { question: 'fee' },
    outcome: { is: 'seatWaits', for: 'fee' },
    steps: ['sendBack'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.5 entry fee'],
    facts: { question: 'fee' },
    outcome: { is: 'seatGiven' },
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.11'],
    facts: { question: 'ownWish' },
    outcome: { is: 'seatRefused' },
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 7'],
    facts: { question: 'identity', registered: 'no' },
    outcome: { is: 'seatWaits', for: 'registration' },
    steps: ['sendBack'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:1.6 identification'],
    facts: { question: 'identity', when: 'onRequest', document: 'own' },
    outcome: { is: 'seatGiven' },
    steps: ['announce'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:1.6 identification'],
    facts: { question: 'identity', when: 'onRequest', document: 'none' },
    outcome: { is: 'seatWaits', for: 'identification' },
    steps: ['checkWhoHeIs', 'writeDown'],
    weigh: ['fairness', 'experience'],
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:3.4 stack', 'oepbl:3.4 heat 2', 'oepbl:3.4 heat 3'],
    facts: { question: 'substitute', substitute: 'teamMateInBreak' },
    outcome: { is: 'seatGiven' },
    steps: ['announce'],
  },
];

const disputes: readonly CaseOf<'dispute'>[] = [
  {
    book: 'oepbl',
    shows: ['oepbl:6.1 stop and consult'],
    facts: {},
    outcome: { is: 'playStops' },
    steps: ['stopPlay', 'leavePot', 'callFloor', 'writeDown'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
  },
];

const house: readonly CaseOf<'houseRule'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:05(5)f'],
    facts: { matter: 'distraction' },
    outcome: stop,
    steps: ['callFloor'],
    weigh: ['timeLost', 'informationKnown', 'repetition'],
    answer: 'proposed',
    range: [allowed],
  },
  {
    book: 'pvb',
    shows: ['pvb:06a(1)'],
    facts: { matter: 'eating' },
    outcome: { is: 'unwelcomeAtTable' },
    steps: ['sendBack'],
  },
  {
    book: 'pvb',
    shows: ['pvb:70(1)'],
    facts: { matter: 'cameraRefused' },
    outcome: mustJoin,
    steps: ['callFloor'],
    offence: 'cameraRefused',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 13'],
    facts: { matter: 'spectatorClose' },
    outcome: stop,
    steps: ['sendBack'],
  },
  { book: 'oepbl', shows: ['oepbl:2.28'], facts: { matter: 'smoking' }, outcome: stop, steps: ['sendBack'] },
  { book: 'oepbl', shows: ['oepbl:2.29'], facts: { matter: 'eating' }, outcome: allowed, steps: ['announce'] },
  {
    book: 'oepbl',
    shows: ['oepbl:2.30 spectators'],
    facts: { matter: 'spectatorSeated' },
    outcome: stop,
    steps: ['sendBack'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.30 complaint'],
    facts: { matter: 'spectatorDisturbs' },
    outcome: stop,
    steps: ['callFloor'],
    weigh: ['timeLost', 'informationKnown', 'repetition'],
    answer: 'proposed',
    range: [allowed],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:1.12 recordings'],
    facts: { matter: 'filming' },
    outcome: allowed,
    steps: ['announce'],
  },
];

export const seatAndDisputeCases: readonly IncidentCase[] = [
  ...seats.map(as('rightToSeat')),
  ...disputes.map(as('dispute')),
  ...house.map(as('houseRule')),
];
