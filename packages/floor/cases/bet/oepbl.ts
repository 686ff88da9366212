import type { IncidentCase } from '../incident-case.ts';
import { bet, betFrom, call, check, chooses, fold, notBinding, raise, raiseFrom, worked } from './worked.ts';

const oepbl = worked('oepbl');
const preflop = { bigBlind: 200, toFace: 200 } as const;
const flop = { street: 'flop', bigBlind: 200 } as const;
const unbet = { ...flop, toFace: 0 } as const;
const facing = { ...flop, toFace: 200 } as const;
const facing300 = { ...flop, toFace: 300 } as const;
const raised = { bigBlind: 200, toFace: 600, lastRaise: 400 } as const;

const actions: readonly IncidentCase[] = [
  oepbl('wordsAndChips', { ...preflop, said: 'raise', amount: 800 }, raise(800, { add: 800 }), '6.6 clear action').does(
    [
      ['announceRaise', { to: 800 }],
      ['addChips', { amount: 800 }],
    ],
  ),
  oepbl('wordsAndChips', { ...facing, said: 'fold' }, fold, '6.6 clear action').does(['takeCardsIn']),
  oepbl(
    'wordsAndChips',
    { ...facing, said: 'check' },
    notBinding(fold, call(200), raiseFrom(400)),
    '6.6 clear action',
  ).does(['askToAct']),
  oepbl('nonStandardWord', { ...unbet, form: 'tap' }, check, '6.6 silent action').does(['announceCheck']),
  oepbl('silentChips', { ...preflop, added: [200] }, call(200), '6.6 betting line').does([
    ['announceCall', { amount: 200 }],
  ]),
  oepbl('silentChips', { ...facing, added: [500, 100] }, raise(600), '6.6 bet in one motion').does(
    [['announceRaise', { to: 600 }]],
    { unclear: ['betting.multipleChips'] },
  ),
  oepbl(
    'stringBet',
    { ...facing, first: 200, second: 400 },
    call(200, { change: 400 }),
    '6.6 bet in one motion',
    '6.7 string bet',
  ).does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 400 }],
  ]),
  oepbl(
    'stringBet',
    { ...facing, announced: 'amount', amount: 800, first: 500, second: 300 },
    raise(800),
    '6.6 bet with announced amount',
  ).does([['announceRaise', { to: 800 }]]),
  oepbl(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 800, added: [500, 500] },
    raise(800, { change: 200 }),
    '6.6 clear action',
  ).does([
    ['announceRaise', { to: 800 }],
    ['returnChips', { amount: 200 }],
  ]),
  oepbl(
    'stringBet',
    { ...facing, announced: 'raise', first: 200, second: 600 },
    raise(800),
    '6.6 bet after announced raise',
  ).does([['announceRaise', { to: 800 }]]),
  oepbl(
    'stringBet',
    { ...facing, announced: 'raise', first: 200, second: 300, third: 300 },
    raise(500, { change: 300 }),
    '6.6 bet after announced raise',
  ).does([
    ['announceRaise', { to: 500 }],
    ['returnChips', { amount: 300 }],
  ]),
  oepbl('chipsNotReleased', { ...unbet, moved: 600, released: 400, overLine: 400 }, bet(400), '6.6 betting line').does([
    ['onlyTheseCount', { amount: 400 }],
    ['announceBet', { amount: 400 }],
  ]),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, overLine: 0 },
    notBinding(check, betFrom(200)),
    '6.6 betting line',
  ).does(['chipsStillHis', 'askToAct']),
  oepbl('chipsNotReleased', { ...unbet, moved: 600, released: 0, overLine: 600 }, bet(600), '6.6 betting line').does([
    ['announceBet', { amount: 600 }],
  ]),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, line: 'cards', overLine: 0 },
    notBinding(check, betFrom(200)),
    '6.6 no betting line',
  ).does(['chipsStillHis', 'askToAct']),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, line: 'cards' },
    bet(600),
    '6.6 no betting line',
  ).does([['announceBet', { amount: 600 }]]),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, line: 'cards', overLine: 400 },
    bet(400),
    '6.6 no betting line',
  ).does([
    ['onlyTheseCount', { amount: 400 }],
    ['announceBet', { amount: 400 }],
  ]),
];

const oneChip: readonly IncidentCase[] = [
  oepbl('silentChips', { ...preflop, added: [1000] }, call(200, { change: 800 }), '6.6 oversized chip').does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 800 }],
  ]),
  oepbl('silentChips', { ...raised, added: [1000] }, call(600, { change: 400 }), '6.6 oversized chip').does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 400 }],
  ]),
  oepbl('silentChips', { ...preflop, added: [500, 500] }, raise(1000), '6.6 bet in one motion').does(
    [['announceRaise', { to: 1000 }]],
    { unclear: ['betting.multipleChips'] },
  ),
  oepbl('silentChips', { ...unbet, added: [1000] }, bet(1000), '6.6 oversized chip').does(
    [['announceBet', { amount: 1000 }]],
    { unclear: ['betting.oversizedChipOpening'] },
  ),
  oepbl('silentChips', { ...preflop, inFront: [200], added: [1000] }, check, '6.6 oversized chip').does(
    ['announceCheck', ['returnChips', { amount: 1000 }]],
    { unclear: ['betting.bigBlindAddsChip'] },
  ),
  oepbl('raiseWithoutAmount', { ...preflop, added: [1000] }, raise(1000), '6.6 oversized chip announced').does([
    ['announceRaise', { to: 1000 }],
  ]),
  oepbl('raiseWithoutAmount', { ...raised, added: [1000] }, raise(1000), '6.6 oversized chip announced').does([
    ['announceRaise', { to: 1000 }],
  ]),
  oepbl(
    'raiseWithoutAmount',
    { ...facing300, added: [500] },
    raise(600, { add: 100 }),
    '6.6 oversized chip announced',
  ).does([
    ['announceRaise', { to: 600 }],
    ['addChips', { amount: 100 }],
  ]),
  oepbl('raiseWithoutAmount', { ...unbet, added: [1000] }, bet(1000), '6.6 oversized chip announced').does([
    ['announceBet', { amount: 1000 }],
  ]),
  oepbl(
    'wordsAndChips',
    { ...preflop, said: 'raise', amount: 700, added: [1000] },
    raise(700, { change: 300 }),
    '6.6 clear action',
  ).does([
    ['announceRaise', { to: 700 }],
    ['returnChips', { amount: 300 }],
  ]),
  oepbl(
    'raiseWithoutAmount',
    { ...facing, added: [1000], cameFirst: 'chips' },
    call(200, { change: 800 }),
    '6.6 announce before chip',
  ).does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 800 }],
  ]),
  oepbl('raiseWithoutAmount', { ...facing, added: [1000] }, raise(1000), '6.6 oversized chip announced').does([
    ['announceRaise', { to: 1000 }],
  ]),
  oepbl(
    'raiseWithoutAmount',
    { ...facing, added: [1000], cameFirst: 'together' },
    call(200, { change: 800 }),
    '6.6 announce before chip',
  ).does(
    [
      ['announceCall', { amount: 200 }],
      ['returnChips', { amount: 800 }],
    ],
    { unclear: ['betting.wordWithChip'] },
  ),
];

const amounts: readonly IncidentCase[] = [
  oepbl('underbet', { bigBlind: 200, put: 100 }, bet(200, { add: 100 }), '6.6 incomplete bet').does([
    ['announceBet', { amount: 200 }],
    ['addChips', { amount: 100 }],
  ]),
  oepbl('underbet', { bigBlind: 200, put: 125 }, bet(200, { add: 75 }), '6.6 incomplete bet').does([
    ['announceBet', { amount: 200 }],
    ['addChips', { amount: 75 }],
  ]),
  oepbl('underbet', { bigBlind: 200, put: 75 }, check, '6.6 incomplete bet').does(
    ['announceCheck', ['returnChips', { amount: 75 }]],
    { unclear: ['betting.underbet'] },
  ),
  oepbl('underraise', { ...facing300, raisedTo: 450 }, raise(600, { add: 150 }), '6.6 incomplete bet').does([
    ['announceRaise', { to: 600 }],
    ['addChips', { amount: 150 }],
  ]),
  oepbl('underraise', { ...facing300, raisedTo: 425 }, call(300, { change: 125 }), '6.6 incomplete bet').does(
    [
      ['announceCall', { amount: 300 }],
      ['returnChips', { amount: 125 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  oepbl('underbet', { bigBlind: 200, put: 100, behind: 50 }, bet(150, { add: 50 }), '6.6 incomplete bet').does([
    ['announceBet', { amount: 150 }],
    ['addChips', { amount: 50 }],
  ]),
  oepbl('underbet', { bigBlind: 200, put: 150 }, bet(200, { add: 50 }), '6.4 Bet').does([
    ['announceBet', { amount: 200 }],
    ['addChips', { amount: 50 }],
  ]),
  oepbl('underraise', { ...facing300, raisedTo: 500 }, raise(600, { add: 100 }), '6.4 minimum raise').does([
    ['announceRaise', { to: 600 }],
    ['addChips', { amount: 100 }],
  ]),
  oepbl(
    'underraise',
    { ...preflop, raisedTo: 399 },
    raise(400, { add: 1 }),
    '6.6 incomplete bet',
    '6.4 minimum raise',
  ).does([
    ['announceRaise', { to: 400 }],
    ['addChips', { amount: 1 }],
  ]),
  oepbl(
    'undercall',
    { ...raised, inFront: 200, bettors: 2 },
    chooses(call(600, { add: 400 }), fold),
    '6.6 undercall',
  ).does([['askCompleteOrFold', { add: 400, lost: 200 }]], { unclear: ['betting.undercall'] }),
  oepbl(
    'undercall',
    { ...raised, inFront: 500, bettors: 2, raiseMissed: true, before: 200 },
    chooses(call(600, { add: 100 }), fold),
    '6.6 undercall',
  ).does([['askCompleteOrFold', { add: 100, lost: 500 }]]),
  oepbl('undercall', { ...raised, inFront: 200, behind: 0 }, call(200), '6.6 betting line').does([
    ['announceCall', { amount: 200 }],
  ]),
  oepbl('stringBet', { ...facing, first: 200, second: 400 }, call(200, { change: 400 }), '6.7 string bet amount').does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 400 }],
  ]),
  oepbl(
    'stringBet',
    { ...preflop, first: 300, second: 500 },
    raise(400, { change: 400 }),
    '6.7 string bet amount',
  ).does(
    [
      ['announceRaise', { to: 400 }],
      ['returnChips', { amount: 400 }],
    ],
    { unclear: ['betting.multipleChips'] },
  ),
  oepbl('stringBet', { ...preflop, first: 275, second: 500 }, call(200, { change: 575 }), '6.7 string bet amount').does(
    [
      ['announceCall', { amount: 200 }],
      ['returnChips', { amount: 575 }],
    ],
    { unclear: ['betting.multipleChips', 'betting.underraiseThreshold'] },
  ),
  oepbl('stringBet', { ...unbet, first: 400, second: 600 }, bet(400, { change: 600 }), '6.7 string bet amount').does([
    ['announceBet', { amount: 400 }],
    ['returnChips', { amount: 600 }],
  ]),
  oepbl(
    'stringBet',
    { ...facing, first: 200, second: 400, calledBy: 'player' },
    call(200, { change: 400 }),
    '6.7 string bet',
  ).does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 400 }],
  ]),
];

export const oepblCases: readonly IncidentCase[] = [...actions, ...oneChip, ...amounts];
