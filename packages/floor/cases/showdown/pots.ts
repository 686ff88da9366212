import { type IncidentCase, open } from '../incident-case.ts';

const shares = (...each: readonly (readonly [seat: number, amount: number])[]) =>
  ({ is: 'potShared', shares: each.map(([seat, amount]) => ({ seat, amount })) }) as const;

type OddChip = IncidentCase<'oddChip'>;
const pvb = (facts: OddChip['facts'], outcome: OddChip['outcome']) =>
  open({ book: 'pvb', shows: ['pvb:62(1)'], kind: 'oddChip', facts, outcome });
const tda55 = (
  ref: '15.flop' | '15.hiLo' | '15.hiLoTie' | '15.stud',
  facts: Omit<OddChip['facts'], 'unit'> & Partial<Pick<OddChip['facts'], 'unit'>>,
  outcome: OddChip['outcome'],
) => open({ book: 'tda55', shows: [`tda55:${ref}`], kind: 'oddChip', facts: { unit: 25, ...facts }, outcome });

const odd: readonly IncidentCase[] = [
  pvb({ pot: 1500, buttonSeat: 5, winners: [3, 6] }, shares([6, 800], [3, 700])).does([
    ['breakDownPot', { unit: 100 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  pvb({ pot: 1500, buttonSeat: 1, winners: [3, 6] }, shares([3, 800], [6, 700])).does([
    ['breakDownPot', { unit: 100 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  pvb({ pot: 1000, buttonSeat: 1, winners: [2, 5, 8] }, shares([2, 400], [5, 300], [8, 300])).does([
    ['breakDownPot', { unit: 100 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  pvb({ pot: 1100, buttonSeat: 1, winners: [2, 5, 8] }, shares([2, 400], [5, 400], [8, 300])).does(
    [['breakDownPot', { unit: 100 }], 'splitEachPotApart', 'pushShares'],
    { unclear: ['pots.oddChipsSeveral'] },
  ),
  pvb({ pot: 1500, buttonSeat: 5, winners: [5, 7] }, shares([7, 800], [5, 700])).does([
    ['breakDownPot', { unit: 100 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  pvb({ pot: 1000, buttonSeat: 5, winners: [3, 6] }, shares([6, 500], [3, 500])).does([
    ['breakDownPot', { unit: 100 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  tda55('15.flop', { pot: 1025, buttonSeat: 5, winners: [3, 7] }, shares([7, 525], [3, 500])).does([
    ['breakDownPot', { unit: 25 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  tda55('15.flop', { pot: 1000, buttonSeat: 8, winners: [1, 4, 8] }, shares([1, 350], [4, 325], [8, 325])).does([
    ['breakDownPot', { unit: 25 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  tda55('15.flop', { pot: 1025, buttonSeat: 8, winners: [1, 4, 8] }, shares([1, 350], [4, 350], [8, 325])).does(
    [['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares'],
    { unclear: ['pots.oddChipsSeveral'] },
  ),
  tda55('15.hiLo', { game: 'hiLo', pot: 1025, buttonSeat: 5, highs: [3], lows: [6] }, shares([3, 525], [6, 500])).does([
    ['breakDownPot', { unit: 25 }],
    'splitEachPotApart',
    'pushShares',
  ]),
  tda55(
    '15.hiLoTie',
    { game: 'hiLo', pot: 1075, buttonSeat: 5, highs: [3], lows: [6, 8] },
    shares([3, 550], [6, 275], [8, 250]),
  ).does([['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares']),
  tda55(
    '15.hiLoTie',
    { game: 'hiLo', pot: 1025, buttonSeat: 5, highs: [2, 9], lows: [4] },
    shares([9, 275], [2, 250], [4, 500]),
  ).does([['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares']),
  tda55(
    '15.hiLoTie',
    { game: 'hiLo', pot: 1050, buttonSeat: 5, highs: [6, 8], lows: [6, 8] },
    shares([6, 550], [8, 500]),
  ).does([['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares']),
  tda55(
    '15.stud',
    {
      game: 'stud',
      pot: 525,
      hands: [
        { seat: 1, cards: ['Ah', 'Kd', 'Qc', 'Js', 'Tc'] },
        { seat: 2, cards: ['As', 'Kc', 'Qh', 'Jd', 'Th'] },
      ],
    },
    shares([2, 275], [1, 250]),
  ).does([['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares']),
  tda55(
    '15.stud',
    {
      game: 'razz',
      pot: 525,
      hands: [
        { seat: 1, cards: ['7c', '5h', '4h', '2h', 'Ah'] },
        { seat: 2, cards: ['7d', '5c', '4c', '2c', 'Ac'] },
      ],
    },
    shares([2, 275], [1, 250]),
  ).does([['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares'], { unclear: ['pots.oddChipStud'] }),
  {
    book: 'bdpv',
    shows: ['bdpv:2 Split Pot 2'],
    kind: 'oddChip',
    facts: { pot: 1100, buttonSeat: 1, winners: [2, 5, 8] },
    outcome: shares([2, 500], [5, 300], [8, 300]),
    steps: [['breakDownPot', { unit: 100 }], 'splitEachPotApart', 'pushShares'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T19.1', 'gcb:T19.2'],
    kind: 'oddChip',
    facts: { pot: 1025, unit: 25, buttonSeat: 5, winners: [5, 4] },
    outcome: shares([4, 525], [5, 500]),
    steps: [['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares'],
    unclear: ['pots.oddChipFlop'],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.5 Split-Pot: odd chip'],
    kind: 'oddChip',
    facts: { pot: 1025, unit: 25, buttonSeat: 6, winners: [2, 5] },
    outcome: shares([2, 525], [5, 500]),
    steps: [['breakDownPot', { unit: 25 }], 'splitEachPotApart', 'pushShares'],
    unclear: ['pots.oddChipFlop'],
  },
];

const swept: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:61(1)', 'pvb:61(2)'],
    kind: 'winnerKilled',
    facts: {},
    outcome: { is: 'winsAsTabled' },
    steps: ['readTabledHand', 'pushPot'],
  },
  {
    book: 'pvb',
    shows: ['pvb:60(2)'],
    kind: 'winnerKilled',
    facts: { tabled: 'none' },
    outcome: { is: 'dead', returned: 0 },
    steps: ['restStaysInPot'],
  },
  {
    book: 'tda55',
    shows: ['tda55:32.a', 'tda55:32.b'],
    kind: 'winnerKilled',
    facts: {},
    outcome: { is: 'winsAsTabled' },
    steps: ['readTabledHand', 'pushPot'],
  },
  {
    book: 'tda55',
    shows: ['tda55:39'],
    kind: 'winnerKilled',
    facts: { tabled: 'part' },
    outcome: { is: 'noClaim' },
    steps: ['potToOthers'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T13.A2'],
    kind: 'winnerKilled',
    facts: {},
    outcome: { is: 'winsAsTabled' },
    steps: ['readTabledHand', 'pushPot'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T13.A2'],
    kind: 'winnerKilled',
    facts: { best: false },
    outcome: { is: 'playOn' },
    steps: ['playOn'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T13.B'],
    kind: 'winnerKilled',
    facts: { tabled: 'part', shownBeatsAll: 'yes' },
    outcome: { is: 'winsWithShown' },
    steps: ['callFloor'],
    weigh: ['informationKnown', 'cardsIdentifiable', 'fairness'],
    answer: 'proposed',
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.6 winning hand taken in', 'oepbl:6.6 reading hands'],
    kind: 'winnerKilled',
    facts: {},
    outcome: { is: 'winsAsTabled' },
    steps: ['readTabledHand', 'pushPot'],
  },
];

const contested: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:64(1)'],
    kind: 'wrongPotPushed',
    facts: { amount: 900 },
    outcome: { is: 'potCorrected', amount: 900 },
    steps: ['stopPlay', ['movePayout', { amount: 900 }]],
  },
  {
    book: 'pvb',
    shows: ['pvb:64(1)'],
    kind: 'wrongPotPushed',
    facts: { amount: 900, noticed: 'nextHandBegun' },
    outcome: { is: 'potStands' },
    steps: ['announce', 'writeDown'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Entscheidungsfindung 6'],
    kind: 'wrongPotPushed',
    facts: { amount: 900, mixed: true },
    outcome: { is: 'potCorrected', amount: 900 },
    steps: ['stopPlay', 'workOutPot', ['movePayout', { amount: 900 }]],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Entscheidungsfindung 6'],
    kind: 'wrongPotPushed',
    facts: { amount: 850, mixed: true, amountCertain: false },
    outcome: { is: 'potCorrected', amount: 850 },
    steps: ['stopPlay', 'workOutPot', ['movePayout', { amount: 850 }]],
    weigh: ['fairness', 'potSize', 'dealersPart'],
    answer: 'proposed',
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Entscheidungsfindung 3'],
    kind: 'wrongPotPushed',
    facts: { amount: 900, noticed: 'afterSubstantialAction' },
    outcome: { is: 'potStands' },
    steps: ['announce', 'writeDown'],
    weigh: ['fairness', 'timeLost', 'informationKnown', 'dealersPart'],
    answer: 'proposed',
    range: [{ is: 'potCorrected', amount: 900 }],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:1 Entscheidungsfindung 6'],
    kind: 'wrongPotPushed',
    facts: { amount: 900, mixed: true, noticed: 'afterSubstantialAction' },
    outcome: { is: 'potCorrected', amount: 900 },
    steps: ['stopPlay', 'workOutPot', ['movePayout', { amount: 900 }]],
    weigh: ['fairness', 'potSize', 'dealersPart'],
    answer: 'proposed',
    range: [{ is: 'potStands' }],
  },
  {
    book: 'gcb',
    shows: ['gcb:T12.3'],
    kind: 'disputedPot',
    facts: { who: 'otherPlayer' },
    outcome: { is: 'disputeHeard' },
    steps: ['stopPlay', 'readTabledHand', 'announce'],
  },
  {
    book: 'gcb',
    shows: ['gcb:T21'],
    kind: 'disputedPot',
    facts: { noticed: 'nextHandBegun' },
    outcome: { is: 'potStands' },
    steps: ['announce', 'writeDown'],
  },
  {
    book: 'pvb',
    shows: ['pvb:64(1)'],
    kind: 'disputedPot',
    facts: { about: 'countOrAward' },
    outcome: { is: 'disputeHeard' },
    steps: ['stopPlay', 'workOutPot', 'announce'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Showdown 3'],
    kind: 'disputedPot',
    facts: { who: 'spectator' },
    outcome: { is: 'disputeHeard' },
    steps: ['stopPlay', 'readTabledHand', 'announce'],
  },
  {
    book: 'tda55',
    shows: ['tda55:32.b'],
    kind: 'disputedPot',
    facts: { who: 'otherPlayer' },
    outcome: { is: 'disputeHeard' },
    steps: ['stopPlay', 'readTabledHand', 'announce'],
    answer: 'notCovered',
  },
];

export const potCases: readonly IncidentCase[] = [...odd, ...swept, ...contested];
