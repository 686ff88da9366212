import type { IncidentCase } from '../incident-case.ts';
import { bet, call, chooses, fold, notBinding, raise, raiseFrom, refused, worked } from './worked.ts';

const gcb = worked('gcb');
const proposed = worked('gcb', 'proposed');
const flop = { street: 'flop', bigBlind: 400 } as const;
const facing = { ...flop, toFace: 1000 } as const;
const facing600 = { ...flop, toFace: 600 } as const;
const unbet = { ...flop, toFace: 0 } as const;
const blinds = { bigBlind: 400, toFace: 400 } as const;
const raised = { bigBlind: 400, toFace: 1200, lastRaise: 800 } as const;
const limit = { structure: 'fixedLimit', bigBlind: 400 } as const;
const hundreds = (count: number): readonly number[] => Array.from({ length: count }, () => 100);

const words: readonly IncidentCase[] = [
  gcb('nonStandardWord', { ...facing, couldMean: ['call'] }, call(1000), 'T3.2', 'T40.e').does(['repeatUsualWord']),
  proposed('nonStandardWord', { ...facing, couldMean: ['call', 'raise'] }, call(1000), 'T3.2').does(
    ['callFloor', 'repeatUsualWord'],
    { weigh: ['fairness', 'intent', 'experience', 'othersMisled'] },
  ),
  gcb(
    'wordsAndChips',
    { ...facing, said: 'call', added: [1000, 1000, 1000] },
    call(1000, { change: 2000 }),
    'T37.A2',
  ).does([
    ['announceCall', { amount: 1000 }],
    ['returnChips', { amount: 2000 }],
  ]),
  gcb('wordsAndChips', { ...facing, said: 'allIn', stack: 7300 }, raise(7300, { add: 7300 }), 'T37.A2').does([
    ['announceRaise', { to: 7300 }],
    ['addChips', { amount: 7300 }],
  ]),
  gcb(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 4000, added: [1000, 1000, 1000, 500] },
    raise(4000, { add: 500 }),
    'T37.A2',
  ).does([
    ['announceRaise', { to: 4000 }],
    ['addChips', { amount: 500 }],
  ]),
  gcb('raiseWithoutAmount', { ...facing, actedBehind: true }, raiseFrom(2000), 'T37.A2', 'T37.B').does([
    'askAmountNow',
    'waitForAmount',
    'earlyActOutOfTurn',
  ]),
  gcb('wordsAndChips', { ...facing, said: 'call' }, call(1000, { add: 1000 }), 'T39.a').does([
    ['announceCall', { amount: 1000 }],
    ['addChips', { amount: 1000 }],
  ]),
  gcb('silentChips', { ...facing, added: hundreds(10) }, call(1000), 'T39.b', 'T37.A3').does([
    ['announceCall', { amount: 1000 }],
  ]),
  gcb('silentChips', { ...facing, added: [5000] }, call(1000, { change: 4000 }), 'T39.c', 'T42.1').does([
    ['announceCall', { amount: 1000 }],
    ['returnChips', { amount: 4000 }],
  ]),
  gcb('silentChips', { ...raised, added: [1000, 1000] }, call(1200, { change: 800 }), 'T39.d', 'T43.1').does([
    ['announceCall', { amount: 1200 }],
    ['returnChips', { amount: 800 }],
  ]),
  proposed(
    'undercall',
    { street: 'river', bigBlind: 400, toFace: 50000, inFront: 100, fewChips: true },
    call(50000, { add: 49900 }),
    'T39.e',
  ).does(['callFloor', ['announceCall', { amount: 50000 }], ['addChips', { amount: 49900 }]], {
    weigh: ['intent', 'othersMisled', 'actionBehind'],
    unclear: ['betting.callForms'],
  }),
  proposed(
    'undercall',
    { ...flop, toFace: 80000, lastRaise: 55000, inFront: 1000, bettors: 2, fewChips: true },
    call(80000, { add: 79000 }),
    'T39.e',
    'T37.A3',
  ).does(['callFloor', ['announceCall', { amount: 80000 }], ['addChips', { amount: 79000 }]], {
    weigh: ['intent', 'othersMisled', 'actionBehind'],
    unclear: ['betting.undercall', 'betting.callForms'],
  }),
  gcb('betThePot', unbet, bet(400, { add: 400 }), 'T47.2').does([
    'potIsNoAmount',
    ['announceBet', { amount: 400 }],
    ['addChips', { amount: 400 }],
  ]),
  gcb('betThePot', facing, raise(2000, { add: 2000 }), 'T47.2').does([
    'potIsNoAmount',
    ['announceRaise', { to: 2000 }],
    ['addChips', { amount: 2000 }],
  ]),
  gcb('potSizeAsked', { structure: 'potLimit' }, { is: 'chipsTold', how: 'sum' }, 'T47.1').does(['sayPot']),
  gcb('potSizeAsked', { structure: 'noLimit' }, { is: 'chipsTold', how: 'spread' }, 'T47.1').does(['spreadPot']),
  gcb('nonStandardWord', { ...facing, form: 'tap' }, notBinding(fold, call(1000), raiseFrom(2000)), 'T49.1').does([
    'askToAct',
  ]),
  gcb('nonStandardWord', { ...facing, form: 'gesture', couldMean: ['fold'] }, fold, 'T49.1').does(['repeatUsualWord']),
  gcb('unclearAmount', { ...unbet, bigBlind: 200, number: 5 }, bet(500), 'T49.2').does([
    ['announceBet', { amount: 500 }],
  ]),
  gcb('unclearAmount', { ...unbet, bigBlind: 2000, number: 5 }, bet(5000), 'T49.2').does([
    ['announceBet', { amount: 5000 }],
  ]),
  gcb('unclearAmount', { ...unbet, number: 2 }, bet(2000), 'T49.2').does([['announceBet', { amount: 2000 }]]),
  gcb('unclearAmount', { ...flop, toFace: 5000, number: 10, said: 'raise' }, raise(10000), 'T49.2').does([
    ['announceRaise', { to: 10000 }],
  ]),
  gcb('unclearAmount', { ...facing600, number: 15, said: 'raise' }, raise(1500), 'T49.2').does([
    ['announceRaise', { to: 1500 }],
  ]),
  gcb('stackAsked', {}, { is: 'chipsTold', how: 'estimate' }, 'T52.1').does(['chipsInSight']),
  gcb('stackAsked', { playerAllIn: true }, { is: 'chipsTold', how: 'count' }, 'T52.3').does(['dealerCounts']),
];

const undercalls: readonly IncidentCase[] = [
  gcb('undercall', { ...blinds, inFront: 200 }, call(400, { add: 200 }), 'T37.A4').does([
    ['announceCall', { amount: 400 }],
    ['addChips', { amount: 200 }],
  ]),
  gcb('undercall', { ...facing, inFront: 500 }, call(1000, { add: 500 }), 'T37.A4').does([
    ['announceCall', { amount: 1000 }],
    ['addChips', { amount: 500 }],
  ]),
  gcb('undercall', { ...facing, inFront: 600 }, call(1000, { add: 400 }), 'T37.A4').does([
    ['announceCall', { amount: 1000 }],
    ['addChips', { amount: 400 }],
  ]),
  proposed(
    'undercall',
    { ...flop, toFace: 3000, lastRaise: 2000, inFront: 1000, bettors: 2 },
    call(3000, { add: 2000 }),
    'T37.A4',
    'T37.A3',
  ).does(['callFloor', ['announceCall', { amount: 3000 }], ['addChips', { amount: 2000 }]], {
    weigh: ['intent', 'othersMisled', 'actionBehind'],
    unclear: ['betting.undercall'],
  }),
  proposed('undercall', { ...raised, inFront: 400, bettors: 2 }, call(1200, { add: 800 }), 'T37.A4').does(
    ['callFloor', ['announceCall', { amount: 1200 }], ['addChips', { amount: 800 }]],
    { weigh: ['intent', 'othersMisled', 'actionBehind'], unclear: ['betting.undercall'] },
  ),
  gcb(
    'undercall',
    { ...flop, toFace: 3000, lastRaise: 2000, inFront: 2000, bettors: 2, headsUp: true },
    call(3000, { add: 1000 }),
    'T37.A4',
  ).does([
    ['announceCall', { amount: 3000 }],
    ['addChips', { amount: 1000 }],
  ]),
  gcb('undercall', { ...facing, inFront: 500, behind: 0 }, call(500), 'T37.A3').does([
    ['announceCall', { amount: 500 }],
  ]),
];

const ways: readonly IncidentCase[] = [
  gcb('silentChips', { ...facing, added: [1000, 1000, 1000, 500] }, raise(3500), 'T40.a').does([
    ['announceRaise', { to: 3500 }],
  ]),
  gcb('stringBet', { ...facing, first: 1000, second: 2500 }, call(1000, { change: 2500 }), 'T40.a', 'T48').does(
    [
      ['announceCall', { amount: 1000 }],
      ['returnChips', { amount: 2500 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  gcb(
    'stringBet',
    { ...facing, announced: 'amount', amount: 3500, first: 1000, second: 2500 },
    raise(3500),
    'T40.b',
  ).does([['announceRaise', { to: 3500 }]]),
  gcb('stringBet', { ...facing, announced: 'raise', first: 1000, second: 2500 }, raise(3500), 'T40.c').does([
    ['announceRaise', { to: 3500 }],
  ]),
  gcb(
    'stringBet',
    { ...facing, announced: 'raise', first: 1000, second: 1500, third: 1000 },
    raise(2500, { change: 1000 }),
    'T40.c',
  ).does([
    ['announceRaise', { to: 2500 }],
    ['returnChips', { amount: 1000 }],
  ]),
  gcb(
    'stringBet',
    { ...facing, announced: 'raise', first: 1000, second: 800 },
    raise(2000, { add: 200 }),
    'T40.c',
  ).does(
    [
      ['announceRaise', { to: 2000 }],
      ['addChips', { amount: 200 }],
    ],
    { unclear: ['betting.announcedUnderraise'] },
  ),
  gcb(
    'stringBet',
    { ...facing, announced: 'raise', first: 1500, second: 1000 },
    raise(2000, { change: 500 }),
    'T40.d',
  ).does([
    ['announceRaise', { to: 2000 }],
    ['returnChips', { amount: 500 }],
  ]),
  gcb('stringBet', { ...facing, announced: 'raise', first: 800, second: 1200 }, raise(2000), 'T40.d').does([
    ['announceRaise', { to: 2000 }],
  ]),
  gcb(
    'stringBet',
    { ...flop, toFace: 1800, lastRaise: 1200, announced: 'raise', first: 2000, second: 1500 },
    raise(3000, { change: 500 }),
    'T40.d',
  ).does([
    ['announceRaise', { to: 3000 }],
    ['returnChips', { amount: 500 }],
  ]),
  gcb('raiseWithoutAmount', { ...facing, added: [5000] }, raise(5000), 'T42.3').does([['announceRaise', { to: 5000 }]]),
  gcb('raiseWithoutAmount', { ...facing, added: [2500, 2500] }, raise(5000), 'T37.A2').does([
    ['announceRaise', { to: 5000 }],
  ]),
  gcb('stringBet', { ...facing, first: 1000, second: 2000 }, call(1000, { change: 2000 }), 'T48').does(
    [
      ['announceCall', { amount: 1000 }],
      ['returnChips', { amount: 2000 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  gcb('stringBet', { ...unbet, first: 400, second: 300, third: 300 }, bet(400, { change: 600 }), 'T48').does(
    [
      ['announceBet', { amount: 400 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  gcb(
    'stringBet',
    { ...facing, first: 1000, second: 2000, calledBy: 'player' },
    call(1000, { change: 2000 }),
    'T48',
  ).does(
    [
      ['announceCall', { amount: 1000 }],
      ['returnChips', { amount: 2000 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
];

const change = { street: 'flop', bigBlind: 100, toFace: 325 } as const;
const overbets: readonly IncidentCase[] = [
  {
    ...gcb('overbetForChange', { ...change, added: [500, 25] }, raise(650, { add: 125 }), 'T53.1', 'T53.2').does([
      ['announceRaise', { to: 650 }],
      ['addChips', { amount: 125 }],
    ]),
    offence: 'overbetForChange',
  },
  gcb('overbetForChange', { ...change, added: [500] }, call(325, { change: 175 }), 'T53.2', 'T42.1').does([
    ['announceCall', { amount: 325 }],
    ['returnChips', { amount: 175 }],
  ]),
  gcb('overbetForChange', { ...change, added: [500, 25], saidCall: true }, call(325, { change: 200 }), 'T37.A2').does([
    ['announceCall', { amount: 325 }],
    ['returnChips', { amount: 200 }],
  ]),
  gcb('overbetForChange', { ...change, toFace: 300, added: [500, 25] }, raise(600, { add: 75 }), 'T53.2').does([
    ['announceRaise', { to: 600 }],
    ['addChips', { amount: 75 }],
  ]),
];

const after1000 = { ...flop, betBefore: 1000 } as const;
const afterLimit = { ...limit, street: 'flop', betBefore: 400 } as const;
const mayRaise: readonly IncidentCase[] = [
  gcb('shortAllIn', { ...after1000, wentTo: [1600] }, chooses(fold, call(1600)), 'T41.B1').does(['onlyCallOrFold']),
  gcb(
    'shortAllIn',
    { ...after1000, wentTo: [1600], hasActed: false },
    chooses(fold, call(1600), raiseFrom(2600)),
    'T41.B1',
  ).does(['mayRaiseAgain'], { unclear: ['betting.minRaise'] }),
  gcb('shortAllIn', { ...after1000, wentTo: [1600, 2600] }, chooses(fold, call(2600), raiseFrom(3600)), 'T41.B1').does([
    'mayRaiseAgain',
  ]),
  gcb('shortAllIn', { ...after1000, wentTo: [2000] }, chooses(fold, call(2000), raiseFrom(3000)), 'T41.B1').does([
    'mayRaiseAgain',
  ]),
  gcb('shortAllIn', { ...after1000, wentTo: [1999] }, chooses(fold, call(1999)), 'T41.B1').does(['onlyCallOrFold']),
  gcb(
    'shortAllIn',
    { bigBlind: 400, betBefore: 400, wentTo: [700], hasActed: false },
    chooses(fold, call(700), raiseFrom(1100)),
    'T41.B1',
  ).does(['mayRaiseAgain'], { unclear: ['betting.minRaise'] }),
  gcb('shortAllIn', { bigBlind: 400, betBefore: 400, wentTo: [700] }, chooses(fold, call(700)), 'T41.B1').does([
    'onlyCallOrFold',
  ]),
  gcb('shortAllIn', { ...flop, betBefore: 0, wentTo: [300] }, chooses(fold, call(300)), 'T41.B1').does([
    'onlyCallOrFold',
  ]),
  gcb('shortAllIn', { ...after1000, wentTo: [1600, 2100] }, chooses(fold, call(2100)), 'T41.B1').does(
    ['onlyCallOrFold'],
    { unclear: ['betting.shortAllInsAddUp'] },
  ),
  gcb('shortAllIn', { ...afterLimit, wentTo: [600] }, chooses(fold, call(600), raise(1000)), 'T41.B2').does([
    'mayRaiseAgain',
  ]),
  gcb('shortAllIn', { ...afterLimit, wentTo: [575] }, chooses(fold, call(575)), 'T41.B2').does(['onlyCallOrFold']),
  gcb('shortAllIn', { ...afterLimit, wentTo: [800] }, chooses(fold, call(800), raise(1200)), 'T41.B2').does([
    'mayRaiseAgain',
  ]),
  gcb(
    'shortAllIn',
    { ...limit, street: 'turn', betBefore: 800, wentTo: [1200] },
    chooses(fold, call(1200), raise(2000)),
    'T41.B2',
  ).does(['mayRaiseAgain']),
  gcb('tooManyRaises', { ...facing, structure: 'noLimit', raises: 4 }, raiseFrom(2000), 'T45.1').does(['raiseAllowed']),
  gcb('tooManyRaises', { ...limit, street: 'flop', toFace: 1600, raises: 3 }, refused(fold, call(1600)), 'T45.2').does([
    'noFurtherRaise',
  ]),
  gcb('tooManyRaises', { ...limit, toFace: 1600, raises: 3, playersLeft: 2 }, refused(fold, call(1600)), 'T45.2').does([
    'noFurtherRaise',
  ]),
  gcb('tooManyRaises', { ...limit, toFace: 1600, raises: 3, lastTwo: true }, raise(2000), 'T45.2').does([
    'raiseAllowed',
  ]),
];

export const gcbCases: readonly IncidentCase[] = [...words, ...undercalls, ...ways, ...overbets, ...mayRaise];
