import type { IncidentCase } from '../incident-case.ts';
import { bet, call, check, chooses, fold, raise, raiseFrom, refused, worked } from './worked.ts';

const oepbl = worked('oepbl');
const preflop = { bigBlind: 200, toFace: 200 } as const;
const flop = { street: 'flop', bigBlind: 200 } as const;
const unbet = { ...flop, toFace: 0 } as const;
const facing = { ...flop, toFace: 200 } as const;

const limit = { structure: 'fixedLimit', bigBlind: 200 } as const;
export const oepblLimitCases: readonly IncidentCase[] = [
  oepbl('potSizeAsked', { structure: 'noLimit' }, { is: 'chipsTold', how: 'spread' }, '6.7 pot size').does([
    'spreadPot',
  ]),
  oepbl('stackAsked', { asked: 'answers' }, { is: 'chipsTold', how: 'playerTells' }, '6.6 ask stack').does([
    'chipsInSight',
  ]),
  oepbl('stackAsked', {}, { is: 'chipsTold', how: 'count' }, '6.7 stack information').does(['dealerCounts']),
  oepbl('tooManyRaises', { ...facing, structure: 'noLimit', raises: 6 }, raiseFrom(400), '6.4 No Limit').does([
    'raiseAllowed',
  ]),
  oepbl('tooManyRaises', { ...facing, structure: 'potLimit', raises: 6 }, raiseFrom(400), '6.4 Pot Limit').does([
    'raiseAllowed',
  ]),
  oepbl('tooManyRaises', { ...limit, toFace: 800, raises: 3 }, raise(1000), '6.4 Limit count', '6.4 Limit size').does(
    ['raiseAllowed'],
    { unclear: ['betting.raiseCapLimit'] },
  ),
  oepbl('tooManyRaises', { ...limit, toFace: 1000, raises: 4 }, refused(fold, call(1000)), '6.4 Limit count').does(
    ['noFurtherRaise'],
    { unclear: ['betting.raiseCapLimit', 'betting.raiseCapLifted'] },
  ),
  oepbl(
    'tooManyRaises',
    { ...limit, street: 'flop', toFace: 800, raises: 3 },
    refused(fold, call(800)),
    '6.4 Limit count',
  ).does(['noFurtherRaise'], { unclear: ['betting.raiseCapLimit', 'betting.raiseCapLifted'] }),
  oepbl(
    'silentChips',
    { ...limit, street: 'turn', toFace: 0, added: [500, 100] },
    bet(400, { change: 200 }),
    '6.4 Limit size',
  ).does([
    ['announceBet', { amount: 400 }],
    ['returnChips', { amount: 200 }],
  ]),
  oepbl(
    'silentChips',
    { ...unbet, structure: 'potLimit', pot: 600, added: [500, 500] },
    bet(600, { change: 400 }),
    '6.4 Pot Limit',
  ).does([
    ['announceBet', { amount: 600 }],
    ['returnChips', { amount: 400 }],
  ]),
  oepbl('betThePot', { ...facing, structure: 'potLimit', pot: 800 }, raise(1200, { add: 1200 }), '6.4 Pot Limit').does(
    [
      ['announceRaise', { to: 1200 }],
      ['addChips', { amount: 1200 }],
    ],
    { unclear: ['betting.potLimitMaximum'] },
  ),
  oepbl('betThePot', { ...preflop, structure: 'potLimit', pot: 300 }, raise(700, { add: 700 }), '6.4 Pot Limit').does(
    [
      ['announceRaise', { to: 700 }],
      ['addChips', { amount: 700 }],
    ],
    { unclear: ['betting.potLimitMaximum'] },
  ),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [300] },
    chooses(fold, call(300)),
    '6.5 All-In: incomplete raise',
  ).does(['onlyCallOrFold']),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [399] },
    chooses(fold, call(399)),
    '6.5 All-In: incomplete raise',
  ).does(['onlyCallOrFold']),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [400] },
    chooses(fold, call(400), raiseFrom(600)),
    '6.5 All-In: incomplete raise',
  ).does(['mayRaiseAgain']),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 600, wentTo: [900] },
    chooses(fold, call(900)),
    '6.5 All-In: incomplete raise',
  ).does(['onlyCallOrFold']),
  oepbl(
    'shortAllIn',
    { bigBlind: 200, betBefore: 200, wentTo: [300, 500] },
    chooses(fold, call(500), raiseFrom(700)),
    '6.5 All-In: incomplete raise',
  ).does(['mayRaiseAgain']),
  oepbl(
    'shortBigBlind',
    { bigBlind: 200, posted: 150 },
    chooses(fold, call(200), raiseFrom(400)),
    '6.5 All-In: full blind for the others',
  ).does(['askToAct']),
  oepbl('silentChips', { ...preflop, added: [100, 100, 100, 50] }, raise(400, { add: 50 }), '6.6 incomplete bet').does(
    [
      ['announceRaise', { to: 400 }],
      ['addChips', { amount: 50 }],
    ],
    { unclear: ['betting.multipleChips'] },
  ),
  oepbl(
    'shortBigBlind',
    { bigBlind: 200, posted: 80, inFront: 100, headsUp: true },
    { is: 'playOn' },
    '6.5 All-In: full blind for the others',
  ).does([['returnChips', { amount: 20 }], 'playOn'], { unclear: ['betting.shortBlindCall'] }),
  oepbl(
    'raiseDoubted',
    { ...preflop, why: 'ownBlind', inFront: 200 },
    chooses(check, raiseFrom(400)),
    '6.4 Check',
  ).does(['raiseAllowed']),
  oepbl(
    'anteOrBlindFirst',
    { ante: 100, blind: 0, stack: 60 },
    { is: 'anteAndBlind', ante: 60, blind: 0 },
    '6.4 ante',
  ).does([['takeAnteAndBlind', { ante: 60, blind: 0 }]]),
];
