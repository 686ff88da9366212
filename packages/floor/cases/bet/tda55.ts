import type { IncidentCase } from '../incident-case.ts';
import { bet, call, check, chooses, fold, notBinding, raise, raiseFrom, refused, worked } from './worked.ts';

const tda = worked('tda55');
const preflop = { bigBlind: 100, toFace: 100 } as const;
const facing = { street: 'flop', bigBlind: 100, toFace: 400 } as const;
const raised = { street: 'flop', bigBlind: 100, toFace: 300, lastRaise: 200 } as const;
const unbet = { street: 'flop', bigBlind: 100, toFace: 0 } as const;
const limit = { structure: 'fixedLimit', bigBlind: 100 } as const;

const underraises: readonly IncidentCase[] = [
  tda('underraise', { ...preflop, raisedTo: 150 }, raise(200, { add: 50 }), '20.a').does([
    ['announceRaise', { to: 200 }],
    ['addChips', { amount: 50 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 600 }, raise(800, { add: 200 }), '20.a').does([
    ['announceRaise', { to: 800 }],
    ['addChips', { amount: 200 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 700 }, raise(800, { add: 100 }), '20.a').does([
    ['announceRaise', { to: 800 }],
    ['addChips', { amount: 100 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 800 }, raise(800), '22.b').does([['announceRaise', { to: 800 }]]),
  tda('underraise', { ...raised, raisedTo: 400 }, raise(500, { add: 100 }), '20.a').does([
    ['announceRaise', { to: 500 }],
    ['addChips', { amount: 100 }],
  ]),
  tda('underraise', { ...limit, street: 'flop', toFace: 100, raisedTo: 150 }, raise(200, { add: 50 }), '20.a').does([
    ['announceRaise', { to: 200 }],
    ['addChips', { amount: 50 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 700, behind: 0 }, raise(700), '20.c').does([
    ['announceRaise', { to: 700 }],
    'actedMayNotRaise',
  ]),
  tda('underraise', { ...preflop, raisedTo: 125 }, call(100, { change: 25 }), '20.b').does([
    ['announceCall', { amount: 100 }],
    ['returnChips', { amount: 25 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 575 }, call(400, { change: 175 }), '20.b').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 175 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 599 }, call(400, { change: 199 }), '20.b').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 199 }],
  ]),
  tda('underraise', { ...raised, raisedTo: 375 }, call(300, { change: 75 }), '20.b').does([
    ['announceCall', { amount: 300 }],
    ['returnChips', { amount: 75 }],
  ]),
  tda('underraise', { ...facing, raisedTo: 500, behind: 0 }, raise(500), '20.c').does([
    ['announceRaise', { to: 500 }],
    'actedMayNotRaise',
  ]),
  tda('underraise', { ...facing, raisedTo: 500, announced: true }, raise(800, { add: 300 }), '20.b', '33.a').does(
    [
      ['announceRaise', { to: 800 }],
      ['addChips', { amount: 300 }],
    ],
    { unclear: ['betting.announcedUnderraise'] },
  ),
  tda(
    'silentChips',
    { ...facing, added: [100, 100, 100, 100, 100, 100] },
    raise(800, { add: 200 }),
    '20.a',
    '23.1',
  ).does(
    [
      ['announceRaise', { to: 800 }],
      ['addChips', { amount: 200 }],
    ],
    { unclear: ['betting.multipleChips'] },
  ),
];

const ways: readonly IncidentCase[] = [
  tda('silentChips', { ...facing, added: [500, 100, 100, 100, 100, 100] }, raise(1000), '23.1').does(
    [['announceRaise', { to: 1000 }]],
    { unclear: ['betting.multipleChips'] },
  ),
  tda('stringBet', { ...facing, announced: 'amount', amount: 1000, first: 400, second: 600 }, raise(1000), '23.2').does(
    [['announceRaise', { to: 1000 }]],
  ),
  tda(
    'wordsAndChips',
    { ...facing, said: 'amount', amount: 1000, added: [500, 100, 100] },
    raise(1000, { add: 300 }),
    '33.a',
  ).does(
    [
      ['announceRaise', { to: 1000 }],
      ['addChips', { amount: 300 }],
    ],
    { unclear: ['betting.wordsVersusChips'] },
  ),
  tda(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 1000, added: [100, 100, 100, 100], cameFirst: 'chips' },
    call(400),
    '24.a',
  ).does([['announceCall', { amount: 400 }]], { unclear: ['betting.wordsVersusChips'] }),
  tda('wordsAndChips', { ...facing, said: 'amount', amount: 700 }, raise(800, { add: 800 }), '20.a', '33.a').does([
    ['announceRaise', { to: 800 }],
    ['addChips', { amount: 800 }],
  ]),
  tda('stringBet', { ...facing, announced: 'raise', first: 400, second: 600 }, raise(1000), '23.3').does([
    ['announceRaise', { to: 1000 }],
  ]),
  tda(
    'stringBet',
    { ...facing, announced: 'raise', first: 400, second: 600, third: 200 },
    raise(1000, { change: 200 }),
    '23.3',
  ).does([
    ['announceRaise', { to: 1000 }],
    ['returnChips', { amount: 200 }],
  ]),
  tda('stringBet', { ...facing, announced: 'raise', first: 400, second: 300 }, raise(800, { add: 100 }), '23.3').does(
    [
      ['announceRaise', { to: 800 }],
      ['addChips', { amount: 100 }],
    ],
    { unclear: ['betting.announcedUnderraise'] },
  ),
  tda(
    'stringBet',
    { ...facing, announced: 'raise', first: 400, second: 100 },
    raise(800, { add: 300 }),
    '23.3',
    '33.a',
  ).does(
    [
      ['announceRaise', { to: 800 }],
      ['addChips', { amount: 300 }],
    ],
    { unclear: ['betting.announcedUnderraise'] },
  ),
  tda('raiseWithoutAmount', { ...facing, added: [500, 500] }, raise(1000), '33.a').does([
    ['announceRaise', { to: 1000 }],
  ]),
  tda('stringBet', { ...facing, first: 400, second: 600 }, call(400, { change: 600 }), '24.a').does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  tda('stringBet', { ...facing, first: 600, second: 400 }, raise(800, { change: 200 }), '24.a', '20.a').does(
    [
      ['announceRaise', { to: 800 }],
      ['returnChips', { amount: 200 }],
    ],
    { unclear: ['betting.stringBet', 'betting.multipleChips'] },
  ),
  tda('stringBet', { ...facing, first: 300, second: 700 }, call(400, { change: 600 }), '24.a').does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  tda(
    'stringBet',
    { ...limit, street: 'flop', toFace: 100, first: 100, second: 100 },
    call(100, { change: 100 }),
    '24.a',
  ).does(
    [
      ['announceCall', { amount: 100 }],
      ['returnChips', { amount: 100 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  tda('stringBet', { ...unbet, street: 'turn', first: 300, second: 500 }, bet(300, { change: 500 }), '24.b').does(
    [
      ['announceBet', { amount: 300 }],
      ['returnChips', { amount: 500 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  tda('stringBet', { ...facing, toFace: 1000, first: 600, second: 400 }, call(1000), '24.b').does(
    [['announceCall', { amount: 1000 }]],
    { unclear: ['betting.stringBet'] },
  ),
  tda('stringBet', { ...facing, announced: 'amount', amount: 800, first: 300, second: 500 }, raise(800), '23.2').does([
    ['announceRaise', { to: 800 }],
  ]),
  tda('stringBet', { ...facing, first: 400, second: 600, calledBy: 'player' }, call(400, { change: 600 }), '24.c').does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  tda('stringBet', { ...facing, first: 400, second: 400 }, call(400, { change: 400 }), '25.b').does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 400 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  tda(
    'chipsNotReleased',
    { ...unbet, moved: 500, released: 0 },
    notBinding(check, { is: 'betFrom', least: 100 }),
    '25.a',
  ).does(['chipsStillHis', 'askToAct']),
  tda('chipsNotReleased', { ...unbet, moved: 500, released: 500 }, bet(500), '25.a').does([
    ['announceBet', { amount: 500 }],
  ]),
  tda('chipsNotReleased', { ...unbet, moved: 1000, released: 300 }, bet(300), '25.a').does([
    ['onlyTheseCount', { amount: 300 }],
    ['announceBet', { amount: 300 }],
  ]),
  tda('wordsAndChips', { ...unbet, said: 'bet', amount: 500 }, bet(500, { add: 500 }), '33.a').does([
    ['announceBet', { amount: 500 }],
    ['addChips', { amount: 500 }],
  ]),
];

const words: readonly IncidentCase[] = [
  tda(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 1200, added: [100, 100, 100, 100] },
    raise(1200, { add: 800 }),
    '33.a',
  ).does(
    [
      ['announceRaise', { to: 1200 }],
      ['addChips', { amount: 800 }],
    ],
    { unclear: ['betting.wordsVersusChips'] },
  ),
  tda('wordsAndChips', { ...facing, said: 'fold' }, fold, '33.a').does(['takeCardsIn']),
  tda('wordsAndChips', { ...unbet, said: 'allIn', stack: 3250 }, bet(3250, { add: 3250 }), '33.a').does([
    ['announceBet', { amount: 3250 }],
    ['addChips', { amount: 3250 }],
  ]),
  tda('wordsAndChips', { ...facing, said: 'call', added: [500, 300] }, call(400, { change: 400 }), '33.a').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 400 }],
  ]),
  tda('wordsAndChips', { ...facing, said: 'check' }, notBinding(fold, call(400), raiseFrom(800)), '33.a').does([
    'askToAct',
  ]),
  tda('potSizeAsked', { structure: 'potLimit' }, { is: 'chipsTold', how: 'sum' }, '54.a').does(['sayPot']),
  tda('potSizeAsked', { structure: 'noLimit' }, { is: 'chipsTold', how: 'spread' }, '54.b').does(['spreadPot']),
  tda('potSizeAsked', { structure: 'fixedLimit' }, { is: 'chipsTold', how: 'spread' }, '54.b').does(['spreadPot']),
  tda('stackAsked', { asked: 'answers' }, { is: 'chipsTold', how: 'playerTells' }, '18.a').does(['chipsInSight']),
  tda('stackAsked', {}, { is: 'chipsTold', how: 'count' }, '18.b').does(['dealerCounts']),
];

const after400 = { street: 'flop', bigBlind: 100, betBefore: 400 } as const;
const capped = { ...limit, street: 'flop', toFace: 400, raises: 3 } as const;
const mayRaise: readonly IncidentCase[] = [
  tda('shortAllIn', { ...after400, wentTo: [700] }, chooses(fold, call(700)), '20.c').does(['onlyCallOrFold']),
  tda('shortAllIn', { ...after400, wentTo: [799] }, chooses(fold, call(799)), '20.c').does(['onlyCallOrFold']),
  tda('shortAllIn', { ...after400, wentTo: [800] }, chooses(fold, call(800), raiseFrom(1200)), '20.c').does([
    'mayRaiseAgain',
  ]),
  tda(
    'shortAllIn',
    { ...after400, wentTo: [700], hasActed: false },
    chooses(fold, call(700), raiseFrom(1100)),
    '20.c',
  ).does(['mayRaiseAgain'], { unclear: ['betting.minRaise'] }),
  tda('shortAllIn', { ...after400, wentTo: [600, 850] }, chooses(fold, call(850)), '20.c').does(['onlyCallOrFold'], {
    unclear: ['betting.shortAllInsAddUp'],
  }),
  tda('shortAllIn', { bigBlind: 100, betBefore: 100, wentTo: [160] }, chooses(fold, call(160)), '20.c').does([
    'onlyCallOrFold',
  ]),
  tda(
    'shortAllIn',
    { ...after400, betBefore: 0, wentTo: [400, 600] },
    chooses(fold, call(600), raiseFrom(1000)),
    '20.c',
    '22.b',
  ).does(['mayRaiseAgain'], { unclear: ['betting.minRaise'] }),
  tda('tooManyRaises', { ...facing, structure: 'noLimit', raises: 6 }, raiseFrom(800), '22.a', '22.b').does([
    'raiseAllowed',
  ]),
  tda('tooManyRaises', { ...limit, toFace: 400, raises: 3 }, refused(fold, call(400)), '22.c').does(['noFurtherRaise']),
  tda('tooManyRaises', { ...limit, street: 'turn', toFace: 800, raises: 3 }, refused(fold, call(800)), '22.c').does([
    'noFurtherRaise',
  ]),
  tda('tooManyRaises', { ...capped, playersLeft: 2 }, refused(fold, call(400)), '22.c', '22.d').does([
    'noFurtherRaise',
  ]),
  tda('tooManyRaises', { ...capped, playersLeft: 2, lastTwo: true }, raise(500), '22.d').does(['raiseAllowed']),
];

export const tda55Cases: readonly IncidentCase[] = [...underraises, ...ways, ...words, ...mayRaise];
