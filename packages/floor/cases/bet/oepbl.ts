import type { IncidentCase } from '../incident-case.ts';
import { bet, betFrom, call, check, chooses, fold, notBinding, raise, raiseFrom, refused, worked } from './worked.ts';

const oepbl = worked('oepbl');
const preflop = { bigBlind: 200, toFace: 200 } as const;
const flop = { street: 'flop', bigBlind: 200 } as const;
const unbet = { ...flop, toFace: 0 } as const;
const facing = { ...flop, toFace: 200 } as const;
const facing300 = { ...flop, toFace: 300 } as const;
const raised = { bigBlind: 200, toFace: 600, lastRaise: 400 } as const;

const actions: readonly IncidentCase[] = [
  oepbl('wordsAndChips', { ...preflop, said: 'raise', amount: 800 }, raise(800, { add: 800 }), '6.6 clear action'),
  oepbl('wordsAndChips', { ...facing, said: 'fold' }, fold, '6.6 clear action'),
  oepbl('wordsAndChips', { ...facing, said: 'check' }, notBinding(fold, call(200), raiseFrom(400)), '6.6 clear action'),
  oepbl('nonStandardWord', { ...unbet, form: 'tap' }, check, '6.6 silent action'),
  oepbl('silentChips', { ...preflop, added: [200] }, call(200), '6.6 betting line'),
  oepbl('silentChips', { ...facing, added: [500, 100] }, raise(600), '6.6 bet in one motion'),
  oepbl(
    'stringBet',
    { ...facing, first: 200, second: 400 },
    call(200, { change: 400 }),
    '6.6 bet in one motion',
    '6.7 string bet',
  ),
  oepbl(
    'stringBet',
    { ...facing, announced: 'amount', amount: 800, first: 500, second: 300 },
    raise(800),
    '6.6 bet with announced amount',
  ),
  oepbl(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 800, added: [500, 500] },
    raise(800, { change: 200 }),
    '6.6 clear action',
  ),
  oepbl(
    'stringBet',
    { ...facing, announced: 'raise', first: 200, second: 600 },
    raise(800),
    '6.6 bet after announced raise',
  ),
  oepbl(
    'stringBet',
    { ...facing, announced: 'raise', first: 200, second: 300, third: 300 },
    raise(500, { change: 300 }),
    '6.6 bet after announced raise',
  ),
  oepbl('chipsNotReleased', { ...unbet, moved: 600, released: 400, overLine: 400 }, bet(400), '6.6 betting line'),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, overLine: 0 },
    notBinding(check, betFrom(200)),
    '6.6 betting line',
  ),
  oepbl('chipsNotReleased', { ...unbet, moved: 600, released: 0, overLine: 600 }, bet(600), '6.6 betting line'),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, line: 'cards', overLine: 0 },
    notBinding(check, betFrom(200)),
    '6.6 no betting line',
  ),
  oepbl('chipsNotReleased', { ...unbet, moved: 600, released: 600, line: 'cards' }, bet(600), '6.6 no betting line'),
  oepbl(
    'chipsNotReleased',
    { ...unbet, moved: 600, released: 600, line: 'cards', overLine: 400 },
    bet(400),
    '6.6 no betting line',
  ),
];

const oneChip: readonly IncidentCase[] = [
  oepbl('silentChips', { ...preflop, added: [1000] }, call(200, { change: 800 }), '6.6 oversized chip'),
  oepbl('silentChips', { ...raised, added: [1000] }, call(600, { change: 400 }), '6.6 oversized chip'),
  oepbl('silentChips', { ...preflop, added: [500, 500] }, raise(1000), '6.6 bet in one motion'),
  oepbl('silentChips', { ...unbet, added: [1000] }, bet(1000), '6.6 oversized chip'),
  oepbl('silentChips', { ...preflop, inFront: [200], added: [1000] }, check, '6.6 oversized chip'),
  oepbl('raiseWithoutAmount', { ...preflop, added: [1000] }, raise(1000), '6.6 oversized chip announced'),
  oepbl('raiseWithoutAmount', { ...raised, added: [1000] }, raise(1000), '6.6 oversized chip announced'),
  oepbl('raiseWithoutAmount', { ...facing300, added: [500] }, raise(600, { add: 100 }), '6.6 oversized chip announced'),
  oepbl('raiseWithoutAmount', { ...unbet, added: [1000] }, bet(1000), '6.6 oversized chip announced'),
  oepbl(
    'wordsAndChips',
    { ...preflop, said: 'raise', amount: 700, added: [1000] },
    raise(700, { change: 300 }),
    '6.6 clear action',
  ),
  oepbl(
    'raiseWithoutAmount',
    { ...facing, added: [1000], cameFirst: 'chips' },
    call(200, { change: 800 }),
    '6.6 announce before chip',
  ),
  oepbl('raiseWithoutAmount', { ...facing, added: [1000] }, raise(1000), '6.6 oversized chip announced'),
  oepbl(
    'raiseWithoutAmount',
    { ...facing, added: [1000], cameFirst: 'together' },
    call(200, { change: 800 }),
    '6.6 announce before chip',
  ),
];

const amounts: readonly IncidentCase[] = [
  oepbl('underbet', { bigBlind: 200, put: 100 }, bet(200, { add: 100 }), '6.6 incomplete bet'),
  oepbl('underbet', { bigBlind: 200, put: 125 }, bet(200, { add: 75 }), '6.6 incomplete bet'),
  oepbl('underbet', { bigBlind: 200, put: 75 }, check, '6.6 incomplete bet'),
  oepbl('underraise', { ...facing300, raisedTo: 450 }, raise(600, { add: 150 }), '6.6 incomplete bet'),
  oepbl('underraise', { ...facing300, raisedTo: 425 }, call(300, { change: 125 }), '6.6 incomplete bet'),
  oepbl('underbet', { bigBlind: 200, put: 100, behind: 50 }, bet(150, { add: 50 }), '6.6 incomplete bet'),
  oepbl('underbet', { bigBlind: 200, put: 150 }, bet(200, { add: 50 }), '6.4 Bet'),
  oepbl('underraise', { ...facing300, raisedTo: 500 }, raise(600, { add: 100 }), '6.4 minimum raise'),
  oepbl('underraise', { ...preflop, raisedTo: 399 }, raise(400, { add: 1 }), '6.6 incomplete bet', '6.4 minimum raise'),
  oepbl(
    'undercall',
    { ...raised, inFront: 200, bettors: 2 },
    chooses(call(600, { add: 400 }), fold),
    '6.6 undercall',
    '6.6 undercall no raise',
  ),
  oepbl('undercall', { ...raised, inFront: 500, bettors: 2 }, chooses(call(600, { add: 100 }), fold), '6.6 undercall'),
  oepbl('undercall', { ...raised, inFront: 200, behind: 0 }, call(200), '6.6 betting line'),
  oepbl('stringBet', { ...facing, first: 200, second: 400 }, call(200, { change: 400 }), '6.7 string bet amount'),
  oepbl('stringBet', { ...preflop, first: 300, second: 500 }, raise(400, { change: 400 }), '6.7 string bet amount'),
  oepbl('stringBet', { ...preflop, first: 275, second: 500 }, call(200, { change: 575 }), '6.7 string bet amount'),
  oepbl('stringBet', { ...unbet, first: 400, second: 600 }, bet(400, { change: 600 }), '6.7 string bet amount'),
  oepbl(
    'stringBet',
    { ...facing, first: 200, second: 400, calledBy: 'player' },
    call(200, { change: 400 }),
    '6.7 string bet',
  ),
];

const limit = { structure: 'fixedLimit', bigBlind: 200 } as const;
const limits: readonly IncidentCase[] = [
  oepbl('potSizeAsked', { structure: 'noLimit' }, { is: 'chipsTold', how: 'spread' }, '6.7 pot size'),
  oepbl('stackAsked', { asked: 'answers' }, { is: 'chipsTold', how: 'playerTells' }, '6.6 ask stack'),
  oepbl('stackAsked', {}, { is: 'chipsTold', how: 'count' }, '6.7 stack information'),
  oepbl('tooManyRaises', { ...facing, structure: 'noLimit', raises: 6 }, raiseFrom(400), '6.4 No Limit'),
  oepbl('tooManyRaises', { ...facing, structure: 'potLimit', raises: 6 }, raiseFrom(400), '6.4 Pot Limit'),
  oepbl('tooManyRaises', { ...limit, toFace: 800, raises: 3 }, raise(1000), '6.4 Limit count', '6.4 Limit size'),
  oepbl('tooManyRaises', { ...limit, toFace: 1000, raises: 4 }, refused(fold, call(1000)), '6.4 Limit count'),
  oepbl(
    'tooManyRaises',
    { ...limit, street: 'flop', toFace: 800, raises: 3 },
    refused(fold, call(800)),
    '6.4 Limit count',
  ),
  oepbl(
    'silentChips',
    { ...limit, street: 'turn', toFace: 0, added: [500, 100] },
    bet(400, { change: 200 }),
    '6.4 Limit size',
  ),
  oepbl(
    'silentChips',
    { ...unbet, structure: 'potLimit', pot: 600, added: [500, 500] },
    bet(600, { change: 400 }),
    '6.4 Pot Limit',
  ),
  oepbl('betThePot', { ...facing, structure: 'potLimit', pot: 800 }, raise(1200, { add: 1200 }), '6.4 Pot Limit'),
  oepbl('betThePot', { ...preflop, structure: 'potLimit', pot: 300 }, raise(700, { add: 700 }), '6.4 Pot Limit'),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [300] },
    chooses(fold, call(300)),
    '6.5 All-In: incomplete raise',
  ),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [399] },
    chooses(fold, call(399)),
    '6.5 All-In: incomplete raise',
  ),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [400] },
    chooses(fold, call(400), raiseFrom(600)),
    '6.5 All-In: incomplete raise',
  ),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 600, wentTo: [900] },
    chooses(fold, call(900)),
    '6.5 All-In: incomplete raise',
  ),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [300, 500] },
    chooses(fold, call(500), raiseFrom(700)),
    '6.5 All-In: incomplete raise',
  ),
  oepbl(
    'shortBigBlind',
    { bigBlind: 200, posted: 150 },
    chooses(fold, call(200), raiseFrom(400)),
    '6.5 All-In: full blind for the others',
  ),
  oepbl(
    'shortBigBlind',
    { bigBlind: 200, posted: 80, inFront: 100, headsUp: true },
    { is: 'playOn' },
    '6.5 All-In: full blind for the others',
  ),
  oepbl('raiseDoubted', { ...preflop, why: 'ownBlind', inFront: 200 }, chooses(check, raiseFrom(400)), '6.4 Check'),
  oepbl('anteOrBlindFirst', { ante: 100, blind: 0, stack: 60 }, { is: 'anteAndBlind', ante: 60, blind: 0 }, '6.4 ante'),
];

export const oepblCases: readonly IncidentCase[] = [...actions, ...oneChip, ...amounts, ...limits];
