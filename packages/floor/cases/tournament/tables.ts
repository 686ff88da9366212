import { as, type CaseOf, type IncidentCase } from '../incident-case.ts';

const uneven: readonly CaseOf<'tablesUneven'>[] = [
  {
    book: 'tda55',
    shows: ['tda55:4.d', 'tda55:5.b'],
    facts: { tables: [6, 6, 6] },
    outcome: { is: 'breakTable', table: 1 },
    steps: ['stopClock', 'drawSeatsForAll', 'giveRack'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
    weigh: ['fairness', 'stageOfEvent'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:4.d'],
    facts: { tables: [6, 6, 6], orderKnown: false },
    outcome: { is: 'breakTable', table: 1 },
    steps: ['publishOrder', 'stopClock', 'drawSeatsForAll', 'giveRack'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
    weigh: ['fairness', 'stageOfEvent'],
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.10'],
    facts: { tables: [6, 6, 6] },
    outcome: { is: 'breakTable', table: 1 },
    steps: ['drawSeatsForAll', 'giveRack'],
    weigh: ['fairness', 'stageOfEvent'],
    answer: 'proposed',
  },
  { book: 'bdpv', shows: ['bdpv:6.14'], facts: { tables: [6, 6] }, outcome: { is: 'tablesStay' }, steps: ['announce'] },
  {
    book: 'bdpv',
    shows: ['bdpv:6.14'],
    facts: { tables: [9, 7] },
    outcome: { is: 'evenOut', moves: 1, from: 1, to: 2 },
    steps: [['moveOneByOne', { moves: 1 }]],
    weigh: ['fairness', 'timeLost'],
    answer: 'proposed',
  },
  { book: 'bdpv', shows: ['bdpv:6.14'], facts: { tables: [9, 8] }, outcome: { is: 'tablesStay' }, steps: ['announce'] },
  {
    book: 'bdpv',
    shows: ['bdpv:6.14'],
    facts: { tables: [9, 9, 6] },
    outcome: { is: 'evenOut', moves: 2, from: 1, to: 3 },
    steps: [
      ['haltTable', { table: 3 }],
      ['moveOneByOne', { moves: 2 }],
    ],
    weigh: ['fairness', 'timeLost'],
    answer: 'proposed',
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:09(2)'],
    facts: { tables: [6, 6, 6] },
    outcome: { is: 'breakTable', table: 1 },
    steps: ['drawSeatsForAll', 'giveRack'],
    weigh: ['fairness', 'stageOfEvent'],
    answer: 'proposed',
  },
  {
    book: 'pvb',
    occasion: 'leagueDay',
    shows: ['pvb:08a(2)'],
    facts: { tables: [6, 3] },
    outcome: { is: 'tablesStay' },
    steps: ['announce'],
  },
];

const finals: readonly CaseOf<'tablesUneven'>[] = [
  {
    book: 'gcb',
    shows: ['gcb:T11.1', 'gcb:T11.2'],
    facts: { tables: [5, 5] },
    outcome: { is: 'finalTable', players: 10 },
    steps: ['drawSeatsForAll', 'drawForButton'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T11.1'],
    facts: { tables: [4, 3], seats: 6 },
    outcome: { is: 'finalTable', players: 7 },
    steps: ['drawSeatsForAll', 'drawForButton'],
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:08(1)'],
    facts: { tables: [5, 5] },
    outcome: { is: 'finalTable', players: 10 },
    steps: ['drawSeatsForAll', 'drawForButton'],
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:08(2)'],
    facts: { tables: [4, 4], seats: 8, game: 'omaha' },
    outcome: { is: 'finalTable', players: 8 },
    steps: ['drawSeatsForAll', 'drawForButton'],
  },
  {
    book: 'tda55',
    shows: ['tda55:2.a'],
    facts: { tables: [5, 4] },
    outcome: { is: 'finalTable', players: 9 },
    steps: ['stopClock', 'drawSeatsForAll', 'drawForButton'],
    effects: [{ to: 'tournament', command: { type: 'PauseClock' } }],
    unclear: ['tables.finalTableSize'],
  },
  {
    book: 'tda55',
    shows: ['tda55:5.c'],
    facts: { tables: [9, 7, 9, 7, 9] },
    outcome: { is: 'evenOut', moves: 2, from: 1, to: 4 },
    steps: [
      ['haltTable', { table: 2 }],
      ['haltTable', { table: 4 }],
      ['moveOneByOne', { moves: 2 }],
    ],
    unclear: ['balancing.destinationTable'],
  },
];

const buttons: readonly CaseOf<'buttonDrawn'>[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:6.15'],
    facts: { when: 'afterMoves', moved: 2 },
    outcome: { is: 'buttonCarriesOn' },
    steps: ['announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.15'],
    facts: { when: 'afterMoves', moved: 3 },
    outcome: { is: 'buttonMayBeDrawn' },
    steps: ['drawForButton'],
    weigh: ['fairness', 'timeLost'],
    answer: 'proposed',
    range: [{ is: 'buttonCarriesOn' }],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Sitzordnung 6'],
    facts: {
      seating: 'arranged',
      draws: [
        { seat: 1, card: 'Kd' },
        { seat: 2, card: '9s' },
        { seat: 3, card: 'Ac' },
        { seat: 4, card: 'Qh' },
      ],
    },
    outcome: { is: 'buttonAt', seat: 3 },
    steps: [['placeButton', { seat: 3 }]],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Sitzordnung 6', 'bdpv:2 Split Pot 1'],
    facts: {
      seating: 'arranged',
      draws: [
        { seat: 1, card: 'Ac' },
        { seat: 2, card: 'As' },
      ],
    },
    outcome: { is: 'buttonAt', seat: 2 },
    steps: [['placeButton', { seat: 2 }]],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:6.5'],
    facts: {},
    outcome: { is: 'buttonAt', seat: 1 },
    steps: [['placeButton', { seat: 1 }]],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:2.21 button draw'],
    facts: {
      draws: [
        { seat: 1, card: 'Kh' },
        { seat: 2, card: 'Ks' },
        { seat: 3, card: '9d' },
        { seat: 6, card: 'Qh' },
      ],
    },
    outcome: { is: 'buttonAt', seat: 2 },
    steps: [['placeButton', { seat: 2 }]],
  },
  {
    book: 'pvb',
    occasion: 'championship',
    shows: ['pvb:26b(1)'],
    facts: {
      draws: [
        { seat: 7, card: 'As' },
        { seat: 2, card: 'Ks' },
      ],
    },
    outcome: { is: 'buttonAt', seat: 7 },
    steps: [['placeButton', { seat: 7 }]],
  },
];

const fewer: readonly CaseOf<'fewerSeats'>[] = [
  {
    book: 'tda55',
    shows: ['tda55:2.c'],
    facts: { tables: 9, players: 81, seats: 9 },
    outcome: { is: 'seatsSet', seats: 9 },
    steps: ['announce'],
    weigh: ['timeLost', 'stageOfEvent'],
    answer: 'proposed',
  },
  {
    book: 'tda55',
    shows: ['tda55:2.c'],
    facts: { tables: 9, players: 82, seats: 9 },
    outcome: { is: 'seatsTooFew', tables: 10 },
    steps: ['announce'],
  },
];

export const tableCases: readonly IncidentCase[] = [
  ...[...uneven, ...finals].map(as('tablesUneven')),
  ...fewer.map(as('fewerSeats')),
  ...buttons.map(as('buttonDrawn')),
];
