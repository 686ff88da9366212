import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const taken = { is: 'entryTaken' } as const;
const refused = { is: 'entryRefused' } as const;

const deals: readonly CaseOf<'dealProposed'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:07(1)'],
    facts: { players: 3, agree: 3 },
    outcome: { is: 'dealRefused' },
    steps: ['playItOut'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.30'],
    facts: { players: 5, agree: 5 },
    outcome: { is: 'dealRecorded' },
    steps: ['writeDown', 'staffNeedNotPay'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.30'],
    facts: { players: 5, agree: 4 },
    outcome: { is: 'dealVoid' },
    steps: ['writeDown', 'playItOut'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 9'],
    facts: { what: 'pot', players: 3, agree: 2 },
    outcome: { is: 'dealVoid' },
    steps: ['playOnAlone'],
    offence: 'collusion',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.29 Bundesliga-Punkte'],
    facts: { what: 'points', players: 2, agree: 2 },
    outcome: { is: 'dealRefused' },
    steps: ['bookByPlace'],
  },
  {
    book: 'tda55',
    shows: ['tda55:45.a'],
    facts: { what: 'pot', players: 3, agree: 2 },
    outcome: { is: 'dealVoid' },
    steps: ['playOnAlone'],
    unclear: ['entries.potAgreements'],
    offence: 'collusion',
  },
];

const rebuys: readonly CaseOf<'rebuyAfterBust'>[] = [
  { book: 'pvb', shows: ['pvb:20(1)'], facts: {}, outcome: refused, steps: ['announce'] },
  {
    book: 'pvb',
    shows: ['pvb:20(1)'],
    facts: { what: 'reEntry' },
    outcome: refused,
    steps: ['announce'],
    unclear: ['entries.reEntry'],
  },
  { book: 'bdpv', shows: ['bdpv:6.16 Rebuy'], facts: {}, outcome: refused, steps: ['announce'] },
  {
    book: 'tda55',
    shows: ['tda55:53.b'],
    facts: {},
    outcome: { is: 'playsWithRebuy' },
    steps: ['dealHimIn', 'noteDebt', 'callFloor'],
  },
  { book: 'tda55', shows: ['tda55:6.a'], facts: { what: 'addOn' }, outcome: taken, steps: ['callFloor'] },
  {
    book: 'tda55',
    shows: ['tda55:6.c'],
    facts: { what: 'addOn', said: 'nextLevelBegan' },
    outcome: refused,
    steps: ['announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:6.b'],
    facts: { what: 'addOn', chipsLeft: false },
    outcome: refused,
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T26.2'],
    facts: {},
    outcome: { is: 'playsWithRebuy' },
    steps: ['dealHimIn', 'noteDebt', 'callFloor'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T26.1'],
    facts: { said: 'afterHandBegan' },
    outcome: refused,
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T26.3'],
    facts: { takesBack: true },
    outcome: { is: 'mustPayRebuy' },
    steps: ['callFloor', 'noteDebt'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T7.2', 'gcb:T7.4'],
    facts: { what: 'reEntry', level: 6 },
    outcome: taken,
    steps: ['newSeatFullStack'],
  },
  { book: 'gcb', shows: ['gcb:T7.2'], facts: { what: 'reEntry', level: 7 }, outcome: refused, steps: ['announce'] },
  {
    book: 'gcb',
    shows: ['gcb:T7.3'],
    facts: { what: 'reEntry', level: 4, full: true },
    outcome: refused,
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T7.3'],
    facts: { what: 'reEntry', level: 5, bubbleBurst: true },
    outcome: refused,
    steps: ['announce'],
  },
];

const late: readonly CaseOf<'lateEntry'>[] = [
  {
    book: 'gcb',
    shows: ['gcb:T7.1'],
    facts: { startingStack: 20_000, blindsSoFar: 1500 },
    outcome: { is: 'startsWith', chips: 20_000 },
    steps: ['drawLateSeat'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.2', 'bdpv:6.3 Blinds Abwesender'],
    facts: { who: 'entered', startingStack: 10_000, blindsSoFar: 150 },
    outcome: { is: 'startsWith', chips: 9850 },
    steps: ['announce'],
  },
];

const dodged: readonly CaseOf<'dodgedBlind'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:10(3)', 'pvb:69(11)I.h'],
    facts: { bigBlind: 600, stack: 9000 },
    outcome: { is: 'deadMoney', amount: 600, left: 8400 },
    steps: [['takeBlinds', { amount: 600 }], 'deadIntoPot'],
    offence: 'blindDodging',
  },
  {
    book: 'pvb',
    shows: ['pvb:10(3)'],
    facts: { missed: ['small', 'big'], smallBlind: 300, bigBlind: 600, stack: 9000 },
    outcome: { is: 'deadMoney', amount: 900, left: 8100 },
    steps: [['takeBlinds', { amount: 900 }], 'deadIntoPot'],
  },
  {
    book: 'pvb',
    shows: ['pvb:10(3)'],
    facts: { bigBlind: 600, stack: 500 },
    outcome: { is: 'deadMoney', amount: 500, left: 0 },
    steps: [['takeBlinds', { amount: 500 }], 'callFloor'],
    unclear: ['sanctions.dodgedBlindsPaid'],
  },
  {
    book: 'pvb',
    shows: ['pvb:10(3)'],
    facts: { bigBlind: 600, stack: 9000, slowMove: false },
    outcome: { is: 'deadMoney', amount: 600, left: 8400 },
    steps: [['takeBlinds', { amount: 600 }], 'deadIntoPot'],
    weigh: ['intent', 'advantageGained'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:44.a', 'tda55:44.b'],
    facts: { bigBlind: 400, stack: 9000 },
    outcome: { is: 'blindsOwed', amount: 400, left: 8600 },
    steps: [['takeBlinds', { amount: 400 }], 'deadIntoPot'],
    unclear: ['sanctions.dodgedBlindsPaid'],
    offence: 'blindDodging',
  },
  {
    book: 'tda55',
    shows: ['tda55:44.b'],
    facts: { missed: ['small', 'big'], smallBlind: 200, bigBlind: 400, stack: 9000 },
    outcome: { is: 'blindsOwed', amount: 600, left: 8400 },
    steps: [['takeBlinds', { amount: 600 }], 'deadIntoPot'],
    unclear: ['sanctions.dodgedBlindsPaid'],
  },
  {
    book: 'tda55',
    shows: ['tda55:44.b'],
    facts: { missed: ['small', 'big'], smallBlind: 200, bigBlind: 400, stack: 350 },
    outcome: { is: 'blindsOwed', amount: 350, left: 0 },
    steps: [['takeBlinds', { amount: 350 }], 'callFloor'],
    unclear: ['sanctions.dodgedBlindsPaid'],
  },
  {
    book: 'tda55',
    shows: ['tda55:44.a'],
    facts: { missed: [], bigBlind: 400, stack: 9000 },
    outcome: { is: 'notDodged' },
    steps: ['playOn'],
    offence: 'blindDodging',
  },
  {
    book: 'gcb',
    shows: ['gcb:T32'],
    facts: { bigBlind: 400, stack: 9000 },
    outcome: { is: 'blindsTakenAsTheyCame' },
    steps: ['announce'],
    offence: 'blindDodging',
  },
  {
    book: 'gcb',
    shows: ['gcb:T32'],
    facts: { bigBlind: 400, stack: 9000, onPurpose: false },
    outcome: { is: 'notDodged' },
    steps: ['playOn'],
  },
];

const bounties: readonly CaseOf<'bounty'>[] = [
  {
    book: 'gcb',
    shows: ['gcb:T62.3', 'gcb:T62.4'],
    facts: { winners: [4] },
    outcome: { is: 'bountyTo', seats: [4] },
    steps: ['giveBounty'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T62.3'],
    facts: { winners: [7, 4] },
    unclear: ['entries.bountyShared'],
    outcome: { is: 'bountyTo', seats: [4, 7] },
    steps: ['callFloor', 'giveBounty'],
    weigh: ['fairness'],
    answer: 'proposed',
  },
];

const shares = [35, 24, 16, 11, 8, 6] as const;

const prizes: readonly CaseOf<'wrongPrize'>[] = [
  {
    book: 'gcb',
    shows: ['gcb:T62.1'],
    facts: { fees: 900_000, entries: 60, shares, place: 2, paid: 216_000 },
    outcome: { is: 'prizeIs', cents: 216_000, difference: 0 },
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T62.2'],
    facts: { fees: 1_200_000, entries: 60, bounty: 5000, shares, place: 1, paid: 420_000 },
    outcome: { is: 'prizeIs', cents: 315_000, difference: -105_000 },
    steps: ['callFloor', 'correctPrize'],
  },
];

export const entryCases: readonly IncidentCase[] = [
  ...deals.map(as('dealProposed')),
  ...rebuys.map(as('rebuyAfterBust')),
  ...late.map(as('lateEntry')),
  ...dodged.map(as('dodgedBlind')),
  ...bounties.map(as('bounty')),
  ...prizes.map(as('wrongPrize')),
];
