import type { IncidentCase } from '../../incident-case.ts';

const fold = { is: 'fold' } as const;
const flop = { street: 'flop', bigBlind: 100 } as const;
const canCheck = { is: 'notBinding', mayStill: [{ is: 'check' }, { is: 'betFrom', least: 100 }] } as const;

const improper: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:38(1)'], kind: 'foldOutOfOrder', facts: { ...flop, when: 'inTurnNoBet' }, outcome: fold },
  {
    book: 'pvb',
    shows: ['pvb:38(1)', 'pvb:39(4)'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'outOfTurn' },
    outcome: fold,
  },
  { book: 'pvb', shows: ['pvb:55(3)'], kind: 'foldOutOfOrder', facts: { ...flop, when: 'bettingOver' }, outcome: fold },
  {
    book: 'pvb',
    shows: ['pvb:39(3)'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnFacingBet', toFace: 300 },
    outcome: fold,
  },
  {
    book: 'pvb',
    shows: ['pvb:39(3)'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet', how: 'pushedSlightly' },
    outcome: canCheck,
    answer: 'proposed',
  },
  {
    book: 'pvb',
    shows: ['pvb:39(1)'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnFacingBet', toFace: 300, how: 'intoMuck' },
    outcome: fold,
  },
  {
    book: 'tda55',
    shows: ['tda55:35.b'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet', how: 'thrownForward' },
    outcome: canCheck,
  },
  {
    book: 'tda55',
    shows: ['tda55:33.a'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnFacingBet', toFace: 300, how: 'words' },
    outcome: fold,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1a'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnFacingBet', toFace: 200 },
    outcome: fold,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Einsätze 5'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet', how: 'words' },
    outcome: fold,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1b'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet', actedOn: true },
    outcome: fold,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1b'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet' },
    outcome: canCheck,
  },
  {
    book: 'gcb',
    shows: ['gcb:T50.1'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet', how: 'overBetLine' },
    outcome: fold,
  },
  {
    book: 'gcb',
    shows: ['gcb:T50.1'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'outOfTurn', how: 'words' },
    outcome: fold,
  },
  {
    book: 'gcb',
    shows: ['gcb:T14'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnFacingBet', toFace: 300, how: 'overBetLine' },
    outcome: fold,
  },
  {
    book: 'gcb',
    shows: ['gcb:T14'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnNoBet', how: 'thrownForward' },
    outcome: canCheck,
  },
  {
    book: 'gcb',
    shows: ['gcb:T30.2', 'gcb:T38.A4'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'outOfTurn', how: 'leftTable' },
    outcome: fold,
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 clear action'],
    kind: 'foldOutOfOrder',
    facts: { ...flop, when: 'inTurnFacingBet', toFace: 300, how: 'words' },
    outcome: fold,
  },
];

const signals: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:37(6)'],
    kind: 'toldOfFold',
    facts: { how: 'heldOutCards' },
    outcome: { is: 'playOn' },
    offence: 'foldSignalled',
  },
  {
    book: 'pvb',
    shows: ['pvb:37(6)', 'pvb:37(5)'],
    kind: 'toldOfFold',
    facts: { how: 'clearWords' },
    outcome: fold,
    offence: 'foldSignalled',
  },
];

const conditions: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:51(1)'],
    kind: 'conditionalStatement',
    facts: { ...flop, toFace: 500 },
    outcome: { is: 'notBinding', mayStill: [fold, { is: 'call', amount: 500 }, { is: 'raiseFrom', least: 1000 }] },
    answer: 'proposed',
    range: [{ is: 'raiseFrom', least: 1000 }],
    offence: 'conditionalStatement',
  },
  {
    book: 'pvb',
    shows: ['pvb:51(1)'],
    kind: 'conditionalStatement',
    facts: { ...flop, toFace: 0, conditionMet: false },
    outcome: canCheck,
    offence: 'conditionalStatement',
  },
  {
    book: 'gcb',
    shows: ['gcb:T51.1', 'gcb:T51.2'],
    kind: 'conditionalStatement',
    facts: { ...flop, toFace: 1000 },
    outcome: { is: 'notBinding', mayStill: [fold, { is: 'call', amount: 1000 }, { is: 'raiseFrom', least: 2000 }] },
    answer: 'proposed',
  },
  {
    book: 'gcb',
    shows: ['gcb:T51.1'],
    kind: 'conditionalStatement',
    facts: { ...flop, toFace: 0, said: 'fold' },
    outcome: canCheck,
    answer: 'proposed',
    range: [fold],
  },
];

export const foldCases: readonly IncidentCase[] = [...improper, ...signals, ...conditions];
