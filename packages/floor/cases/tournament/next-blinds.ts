import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

/** Six seats: button 1, small blind 2, big blind 3. */
const six = { playing: [1, 2, 3, 4, 5, 6], buttonSeat: 1, smallBlindSeat: 2, bigBlindSeat: 3 } as const;
const three = { playing: [1, 2, 3], buttonSeat: 1, smallBlindSeat: 2, bigBlindSeat: 3 } as const;

const cases: readonly CaseOf<'nextBlinds'>[] = [
  {
    book: 'pvb',
    shows: ['pvb:27(1)'],
    facts: { ...six, out: [2] },
    outcome: { is: 'nextBlinds', button: 1, smallBlind: 3, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 1 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:28(1)', 'pvb:28(2)'],
    facts: { ...three, out: [1] },
    outcome: { is: 'nextBlinds', button: 3, smallBlind: 3, bigBlind: 2 },
    steps: [
      ['placeButton', { seat: 3 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 2 }],
      ['firstCardTo', { seat: 2 }],
      ['firstToAct', { seat: 3 }],
    ],
  },
  {
    book: 'tda55',
    shows: ['tda55:49.a'],
    facts: { ...six, out: [2] },
    outcome: { is: 'nextBlinds', button: 2, buttonEmpty: true, smallBlind: 3, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 2 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
  },
  {
    book: 'tda55',
    shows: ['tda55:49.a'],
    facts: { ...six, out: [2, 3] },
    outcome: { is: 'nextBlinds', button: 2, buttonEmpty: true, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 2 }],
      ['postBlinds', { bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
  },
  {
    book: 'tda55',
    shows: ['tda55:55.b'],
    facts: { ...three, out: [1] },
    outcome: { is: 'nextBlinds', button: 3, smallBlind: 3, bigBlind: 2 },
    steps: [
      ['placeButton', { seat: 3 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 2 }],
      ['firstCardTo', { seat: 2 }],
      ['firstToAct', { seat: 3 }],
    ],
    unclear: ['button.headsUpAdjust'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:3.2 BB ausgeschieden', 'bdpv:3.2 kein alleiniger Small Blind'],
    facts: { ...six, out: [3] },
    outcome: { is: 'nextBlinds', button: 2, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 2 }],
      ['postBlinds', { bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:3.2 BB ausgeschieden', 'bdpv:3.4'],
    facts: { ...three, out: [3] },
    outcome: { is: 'nextBlinds', button: 2, bigBlind: 1 },
    steps: [
      ['placeButton', { seat: 2 }],
      ['postBlinds', { bigBlind: 1 }],
      ['firstCardTo', { seat: 1 }],
      ['firstToAct', { seat: 2 }],
    ],
    weigh: ['fairness'],
    unclear: ['button.headsUpAfterBigBlindBust'],
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:3.2 BB-Ausfall nächste Hand'],
    facts: { ...six, out: [4] },
    outcome: { is: 'nextBlinds', button: 2, smallBlind: 3, bigBlind: 5 },
    steps: [
      ['placeButton', { seat: 2 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 5 }],
      ['firstToAct', { seat: 6 }],
    ],
  },
  {
    book: 'gcb',
    shows: ['gcb:T31'],
    facts: { playing: [1, 2, 3, 4, 5, 6, 7, 8, 9], buttonSeat: 3, smallBlindSeat: 4, bigBlindSeat: 5, out: [4] },
    outcome: { is: 'nextBlinds', button: 4, buttonEmpty: true, smallBlind: 5, bigBlind: 6 },
    steps: [
      ['placeButton', { seat: 4 }],
      ['postBlinds', { smallBlind: 5, bigBlind: 6 }],
      ['firstToAct', { seat: 7 }],
    ],
    unclear: ['button.deadMarker'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T33.1', 'gcb:T33.3'],
    facts: { playing: [2, 5, 8], buttonSeat: 2, smallBlindSeat: 5, bigBlindSeat: 8, out: [5] },
    outcome: { is: 'nextBlinds', button: 8, smallBlind: 8, bigBlind: 2 },
    steps: [
      ['placeButton', { seat: 8 }],
      ['postBlinds', { smallBlind: 8, bigBlind: 2 }],
      ['firstCardTo', { seat: 2 }],
      ['firstToAct', { seat: 8 }],
    ],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Dealer Button: small blind busts', 'oepbl:6.5 Dealer Button: dead button'],
    facts: { ...six, out: [2] },
    outcome: { is: 'nextBlinds', button: 1, smallBlind: 3, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 1 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Dealer Button: big blind busts'],
    facts: { ...six, out: [3] },
    outcome: { is: 'nextBlinds', button: 2, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 2 }],
      ['postBlinds', { bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Dealer Button: several bust'],
    facts: { ...six, out: [1, 2] },
    outcome: { is: 'nextBlinds', button: 6, smallBlind: 3, bigBlind: 4 },
    steps: [
      ['placeButton', { seat: 6 }],
      ['postBlinds', { smallBlind: 3, bigBlind: 4 }],
      ['firstToAct', { seat: 5 }],
    ],
    unclear: ['button.rule'],
  },
];

export const nextBlindsCases: readonly IncidentCase[] = cases.map(as('nextBlinds'));
