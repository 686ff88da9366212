import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const allowed = { is: 'allowedAtTable' } as const;
const stop = { is: 'stopAtTable' } as const;
const mustJoin = { is: 'mustCooperate' } as const;
const dead = { is: 'dead', returned: 0 } as const;

const devices: readonly CaseOf<'device'>[] = [
  { book: 'pvb', shows: ['pvb:05(1)'], facts: { use: 'lying', inHand: false }, outcome: stop, offence: 'device' },
  { book: 'pvb', shows: ['pvb:05(2)'], facts: { use: 'music' }, outcome: allowed },
  { book: 'pvb', shows: ['pvb:05(2)'], facts: { use: 'loudMusic', inHand: false }, outcome: stop },
  { book: 'pvb', shows: ['pvb:05(5)e'], facts: { use: 'music', specialTable: true }, outcome: stop },
  { book: 'pvb', shows: ['pvb:05(5)a'], facts: { use: 'message' }, outcome: dead, offence: 'device' },
  { book: 'pvb', shows: ['pvb:05(5)a'], facts: { use: 'message', inHand: false }, outcome: stop, offence: 'device' },
  { book: 'pvb', shows: ['pvb:05(5)b'], facts: { use: 'call', inHand: false }, outcome: stop, offence: 'device' },
  { book: 'pvb', shows: ['pvb:05(5)c'], facts: { use: 'eBook', inHand: false }, outcome: allowed },
  { book: 'pvb', shows: ['pvb:05(5)c'], facts: { use: 'eBook' }, outcome: stop },
  {
    book: 'pvb',
    shows: ['pvb:05(3)', 'pvb:05(5)d'],
    facts: { use: 'message', reporter: true, inHand: false },
    outcome: allowed,
  },
  { book: 'pvb', shows: ['pvb:05(3)', 'pvb:05(5)a'], facts: { use: 'message', reporter: true }, outcome: dead },
  { book: 'pvb', shows: ['pvb:05(5)d'], facts: { use: 'computer', reporter: true, inHand: false }, outcome: allowed },
  { book: 'tda55', shows: ['tda55:11'], facts: { use: 'call', inHand: false }, outcome: stop, offence: 'device' },
  { book: 'tda55', shows: ['tda55:11'], facts: { use: 'music' }, outcome: allowed },
  { book: 'bdpv', shows: ['bdpv:1 Ablauf 12 Nebentätigkeiten'], facts: { use: 'call', inHand: false }, outcome: stop },
  { book: 'gcb', shows: ['gcb:T4'], facts: { use: 'call' }, outcome: stop, offence: 'device' },
  { book: 'gcb', shows: ['gcb:T4'], facts: { use: 'call', inHand: false }, outcome: allowed },
  { book: 'oepbl', shows: ['oepbl:2.27'], facts: { use: 'call', inHand: false }, outcome: stop, offence: 'device' },
];

const unheard: readonly CaseOf<'missedAnnouncement'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:05(4)'],
    facts: { toFace: 800, inFront: 200, stack: 5000 },
    outcome: { is: 'call', amount: 800, add: 600 },
  },
  {
    book: 'pvb',
    shows: ['pvb:05(4)'],
    facts: { toFace: 800, inFront: 200, stack: 500 },
    outcome: { is: 'call', amount: 700, add: 500 },
  },
];

const languages: readonly CaseOf<'language'>[] = [
  { book: 'pvb', shows: ['pvb:03(1)'], facts: { language: 'other', inHand: false }, outcome: allowed },
  { book: 'bdpv', shows: ['bdpv:1 Ablauf 14'], facts: { language: 'other' }, outcome: stop, offence: 'language' },
  { book: 'bdpv', shows: ['bdpv:1 Ablauf 14'], facts: { language: 'english' }, outcome: allowed },
  { book: 'pvb', shows: ['pvb:04(1)'], facts: { said: 'action', language: 'german' }, outcome: { is: 'termBinds' } },
  { book: 'gcb', shows: ['gcb:T3.1'], facts: { said: 'action', language: 'english' }, outcome: { is: 'termBinds' } },
  { book: 'gcb', shows: ['gcb:T3.1'], facts: { said: 'action', language: 'german' }, outcome: { is: 'termAtOwnRisk' } },
  { book: 'tda55', shows: ['tda55:29'], facts: { language: 'other', announced: true }, outcome: allowed },
  { book: 'gcb', shows: ['gcb:T5'], facts: { language: 'other', inHand: false }, outcome: stop },
  {
    book: 'oepbl',
    shows: ['oepbl:2.20 languages', 'oepbl:2.20 notice'],
    facts: { language: 'other', term: true },
    outcome: allowed,
  },
];

const speech: readonly CaseOf<'dealerSays'>[] = [
  { book: 'pvb', shows: ['pvb:52(1)'], facts: { about: 'action' }, outcome: { is: 'dealerAnswers' } },
  { book: 'pvb', shows: ['pvb:52(2)'], facts: { about: 'amountAsked' }, outcome: { is: 'dealerAnswers' } },
  { book: 'pvb', shows: ['pvb:52(2)'], facts: { about: 'amountUnasked' }, outcome: { is: 'dealerKeepsSilent' } },
  { book: 'pvb', shows: ['pvb:52(3)'], facts: { about: 'earlierRound' }, outcome: { is: 'dealerKeepsSilent' } },
];

const seats: readonly CaseOf<'rightToSeat'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:13(1)'],
    facts: { question: 'identity' },
    outcome: { is: 'seatWaits', for: 'identification' },
    answer: 'proposed',
  },
  {
    book: 'pvb',
    shows: ['pvb:13(1)'],
    facts: { question: 'identity', document: 'notIssued' },
    outcome: { is: 'seatGiven' },
  },
  {
    book: 'pvb',
    shows: ['pvb:13(1)'],
    facts: { question: 'identity', document: 'ofAnother' },
    outcome: { is: 'seatRefused' },
    answer: 'proposed',
    offence: 'cheating',
  },
  {
    book: 'pvb',
    shows: ['pvb:11(1)'],
    facts: { question: 'limitation' },
    outcome: { is: 'seatGiven' },
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:12.a', 'tda55:12.b'],
    facts: { question: 'interest' },
    outcome: { is: 'tableInformed' },
  },
  { book: 'bdpv', shows: ['bdpv:1 Sitzordnung 1'], facts: { question: 'substitute' }, outcome: { is: 'seatRefused' } },
  { book: 'bdpv', shows: ['bdpv:1 Sitzordnung 3'], facts: { question: 'twoTables' }, outcome: { is: 'seatRefused' } },
  { book: 'bdpv', shows: ['bdpv:1 Ablauf 2'], facts: { question: 'fee' }, outcome: { is: 'seatWaits', for: 'fee' } },
  { book: 'oepbl', shows: ['oepbl:2.5 entry fee'], facts: { question: 'fee' }, outcome: { is: 'seatGiven' } },
  { book: 'bdpv', shows: ['bdpv:6.11'], facts: { question: 'ownWish' }, outcome: { is: 'seatRefused' } },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 7'],
    facts: { question: 'identity', registered: 'no' },
    outcome: { is: 'seatWaits', for: 'registration' },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:1.6 identification'],
    facts: { question: 'identity', when: 'onRequest', document: 'own' },
    outcome: { is: 'seatGiven' },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:1.6 identification'],
    facts: { question: 'identity', when: 'onRequest', document: 'none' },
    outcome: { is: 'seatWaits', for: 'identification' },
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:3.4 stack', 'oepbl:3.4 heat 2', 'oepbl:3.4 heat 3'],
    facts: { question: 'substitute', substitute: 'teamMateInBreak' },
    outcome: { is: 'seatGiven' },
  },
];

const disputes: readonly CaseOf<'dispute'>[] = [
  {
    book: 'oepbl',
    shows: ['oepbl:6.1 stop and consult', 'oepbl:2.6 consult'],
    facts: {},
    outcome: { is: 'playStops' },
  },
];

const house: readonly CaseOf<'houseRule'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:05(5)f'],
    facts: { matter: 'distraction' },
    outcome: stop,
    answer: 'proposed',
    range: [allowed],
  },
  { book: 'pvb', shows: ['pvb:06a(1)'], facts: { matter: 'eating' }, outcome: { is: 'unwelcomeAtTable' } },
  {
    book: 'pvb',
    shows: ['pvb:70(1)'],
    facts: { matter: 'cameraRefused' },
    outcome: mustJoin,
    offence: 'cameraRefused',
  },
  { book: 'bdpv', shows: ['bdpv:1 Ablauf 13'], facts: { matter: 'spectatorClose' }, outcome: stop },
  { book: 'oepbl', shows: ['oepbl:2.28'], facts: { matter: 'smoking' }, outcome: stop },
  { book: 'oepbl', shows: ['oepbl:2.29'], facts: { matter: 'eating' }, outcome: allowed },
  { book: 'oepbl', shows: ['oepbl:2.30 spectators'], facts: { matter: 'spectatorSeated' }, outcome: stop },
  {
    book: 'oepbl',
    shows: ['oepbl:2.30 complaint'],
    facts: { matter: 'spectatorDisturbs' },
    outcome: stop,
    answer: 'proposed',
    range: [allowed],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:1.12 recordings', 'oepbl:1.12 personal data'],
    facts: { matter: 'filming' },
    outcome: allowed,
  },
];

export const atTheTableCases: readonly IncidentCase[] = [
  ...devices.map(as('device')),
  ...unheard.map(as('missedAnnouncement')),
  ...languages.map(as('language')),
  ...speech.map(as('dealerSays')),
  ...seats.map(as('rightToSeat')),
  ...disputes.map(as('dispute')),
  ...house.map(as('houseRule')),
];
