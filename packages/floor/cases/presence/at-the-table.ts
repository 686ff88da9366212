import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const allowed = { is: 'allowedAtTable' } as const;
const stop = { is: 'stopAtTable' } as const;

const dead = { is: 'dead', returned: 0 } as const;

const devices: readonly CaseOf<'device'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:05(1)'],
    facts: { use: 'lying', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
    offence: 'device',
  },
  { book: 'pvb', shows: ['pvb:05(2)'], facts: { use: 'music' }, outcome: allowed, steps: ['announce'] },
  {
    book: 'pvb',
    shows: ['pvb:05(2)'],
    facts: { use: 'loudMusic', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
  },
  {
    book: 'pvb',
    shows: ['pvb:05(5)e'],
    facts: { use: 'music', specialTable: true },
    outcome: stop,
    steps: ['putDeviceAway'],
  },
  {
    book: 'pvb',
    shows: ['pvb:05(5)a'],
    facts: { use: 'message' },
    outcome: dead,
    steps: ['takeHandAtOnce', 'putDeviceAway'],
    offence: 'device',
  },
  {
    book: 'pvb',
    shows: ['pvb:05(5)a'],
    facts: { use: 'message', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
    offence: 'device',
  },
  {
    book: 'pvb',
    shows: ['pvb:05(5)b'],
    facts: { use: 'call', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
    offence: 'device',
  },
  { book: 'pvb', shows: ['pvb:05(5)c'], facts: { use: 'eBook', inHand: false }, outcome: allowed, steps: ['announce'] },
  { book: 'pvb', shows: ['pvb:05(5)c'], facts: { use: 'eBook' }, outcome: stop, steps: ['putDeviceAway'] },
  {
    book: 'pvb',
    shows: ['pvb:05(3)', 'pvb:05(5)d'],
    facts: { use: 'message', reporter: true, inHand: false },
    outcome: allowed,
    steps: ['announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:05(3)', 'pvb:05(5)a'],
    facts: { use: 'message', reporter: true },
    outcome: dead,
    steps: ['takeHandAtOnce', 'putDeviceAway'],
  },
  {
    book: 'pvb',
    shows: ['pvb:05(5)d'],
    facts: { use: 'computer', reporter: true, inHand: false },
    outcome: allowed,
    steps: ['announce'],
    unclear: ['presence.reporters'],
  },
  {
    book: 'tda55',
    shows: ['tda55:11'],
    facts: { use: 'call', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
    offence: 'device',
  },
  { book: 'tda55', shows: ['tda55:11'], facts: { use: 'music' }, outcome: allowed, steps: ['announce'] },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 12 Nebentätigkeiten'],
    facts: { use: 'call', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
    unclear: ['presence.devices'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T4'],
    facts: { use: 'call' },
    outcome: stop,
    steps: ['putDeviceAway'],
    offence: 'device',
  },
  { book: 'gcb', shows: ['gcb:T4'], facts: { use: 'call', inHand: false }, outcome: allowed, steps: ['announce'] },
  {
    book: 'oepbl',
    shows: ['oepbl:2.27'],
    facts: { use: 'call', inHand: false },
    outcome: stop,
    steps: ['putDeviceAway'],
    offence: 'device',
  },
];

const unheard: readonly CaseOf<'missedAnnouncement'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:05(4)'],
    facts: { toFace: 800, inFront: 200, stack: 5000 },
    outcome: { is: 'call', amount: 800, add: 600 },
    steps: [['addChips', { amount: 600 }]],
  },
  {
    book: 'pvb',
    shows: ['pvb:05(4)'],
    facts: { toFace: 800, inFront: 200, stack: 500 },
    outcome: { is: 'call', amount: 700, add: 500 },
    steps: [['addChips', { amount: 500 }]],
  },
];

const languages: readonly CaseOf<'language'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:03(1)'],
    facts: { language: 'other', inHand: false },
    outcome: allowed,
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Ablauf 14'],
    facts: { language: 'other' },
    outcome: stop,
    steps: ['tellLanguage'],
    offence: 'language',
  },
  { book: 'bdpv', shows: ['bdpv:1 Ablauf 14'], facts: { language: 'english' }, outcome: allowed, steps: ['announce'] },
  {
    book: 'pvb',
    shows: ['pvb:04(1)'],
    facts: { said: 'action', language: 'german' },
    outcome: { is: 'termBinds' },
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T3.1'],
    facts: { said: 'action', language: 'english' },
    outcome: { is: 'termBinds' },
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T3.1'],
    facts: { said: 'action', language: 'german' },
    outcome: { is: 'termAtOwnRisk' },
    steps: ['callFloor', 'tellLanguage'],
  },
  {
    book: 'tda55',
    shows: ['tda55:29'],
    facts: { language: 'other', announced: true },
    outcome: allowed,
    steps: ['announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T5'],
    facts: { language: 'other', inHand: false },
    outcome: stop,
    steps: ['tellLanguage'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.20 languages', 'oepbl:2.20 notice'],
    facts: { language: 'other', term: true },
    outcome: allowed,
    steps: ['announce'],
  },
];

const speech: readonly CaseOf<'dealerSays'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:52(1)'],
    facts: { about: 'action' },
    outcome: { is: 'dealerAnswers' },
    steps: ['announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:52(2)'],
    facts: { about: 'amountAsked' },
    outcome: { is: 'dealerAnswers' },
    steps: ['announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:52(2)'],
    facts: { about: 'amountUnasked' },
    outcome: { is: 'dealerKeepsSilent' },
    steps: ['announce'],
  },
  {
    book: 'pvb',
    shows: ['pvb:52(3)'],
    facts: { about: 'earlierRound' },
    outcome: { is: 'dealerKeepsSilent' },
    steps: ['announce'],
  },
];

export const atTheTableCases: readonly IncidentCase[] = [
  ...devices.map(as('device')),
  ...unheard.map(as('missedAnnouncement')),
  ...languages.map(as('language')),
  ...speech.map(as('dealerSays')),
];
