import type { IncidentCase } from '../incident-case.ts';
import { bet, betFrom, call, check, chooses, fold, notBinding, raise, raiseFrom, worked } from './worked.ts';

const pvb = worked('pvb');
const facing600 = { street: 'flop', bigBlind: 200, toFace: 600 } as const;
const facing1000 = { street: 'flop', bigBlind: 200, toFace: 1000 } as const;
const unbet = { street: 'flop', bigBlind: 400, toFace: 0 } as const;
const small = { bigBlind: 600, toFace: 600 } as const;
const raised = { bigBlind: 400, toFace: 1200, lastRaise: 800 } as const;

const words: readonly IncidentCase[] = [
  pvb('wordsAndChips', { ...facing600, said: 'call' }, call(600, { add: 600 }), '36(2)').does([
    ['announceCall', { amount: 600 }],
    ['addChips', { amount: 600 }],
  ]),
  pvb(
    'wordsAndChips',
    { ...facing600, said: 'raise', amount: 2000, stack: 1500 },
    raise(1500, { add: 1500 }),
    '36(2)',
  ).does([
    ['announceRaise', { to: 1500 }],
    ['addChips', { amount: 1500 }],
  ]),
  pvb('wordsAndChips', { ...facing600, said: 'raise', amount: 800 }, raise(1200, { add: 1200 }), '36(2)', '42(5)').does(
    [
      ['announceRaise', { to: 1200 }],
      ['addChips', { amount: 1200 }],
    ],
    { unclear: ['betting.announcedUnderraise'] },
  ),
  pvb('wordsAndChips', { ...facing600, said: 'check' }, notBinding(fold, call(600), raiseFrom(1200)), '36(2)').does([
    'askToAct',
  ]),
  pvb(
    'wordsAndChips',
    { ...unbet, said: 'bet', amount: 400, added: [500, 100] },
    bet(400, { change: 200 }),
    '50(3)',
  ).does([
    ['announceBet', { amount: 400 }],
    ['returnChips', { amount: 200 }],
  ]),
  pvb(
    'wordsAndChips',
    { ...unbet, said: 'amount', amount: 400, added: [500, 100], cameFirst: 'chips' },
    bet(600),
    '50(3)',
    '40(1)',
  ).does([['announceBet', { amount: 600 }]]),
  pvb(
    'wordsAndChips',
    { ...unbet, said: 'amount', amount: 800, added: [1000], cameFirst: 'together' },
    bet(800, { change: 200 }),
    '50(3)',
  ).does([
    ['announceBet', { amount: 800 }],
    ['returnChips', { amount: 200 }],
  ]),
  pvb('wordsAndChips', { ...unbet, said: 'unclear', added: [1000] }, bet(1000), '44(6)').does([
    ['announceBet', { amount: 1000 }],
  ]),
  pvb(
    'wordsAndChips',
    { ...facing600, toFace: 500, said: 'call', added: [1000, 1000], cameFirst: 'together' },
    call(500, { change: 1500 }),
    '50(3)',
  ).does([
    ['announceCall', { amount: 500 }],
    ['returnChips', { amount: 1500 }],
  ]),
  pvb('wordsAndChips', { ...raised, said: 'call', added: [1000, 1000] }, call(1200, { change: 800 }), '50(3)').does([
    ['announceCall', { amount: 1200 }],
    ['returnChips', { amount: 800 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 400, number: 15 }, bet(1500), '50(2)').does([
    ['announceBet', { amount: 1500 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 50, number: 15 }, bet(150), '50(2)').does([
    ['announceBet', { amount: 150 }],
  ]),
  pvb('unclearAmount', { ...facing600, number: 12, said: 'raise' }, raise(1200), '50(2)').does([
    ['announceRaise', { to: 1200 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 200, number: 5 }, bet(500), '50(2)a').does([
    ['announceBet', { amount: 500 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 2000, number: 5 }, bet(5000), '50(2)a').does([
    ['announceBet', { amount: 5000 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 500, number: 5 }, bet(500), '50(2)a').does([
    ['announceBet', { amount: 500 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 600, number: 5 }, bet(5000), '50(2)a').does([
    ['announceBet', { amount: 5000 }],
  ]),
  pvb('unclearAmount', { ...unbet, bigBlind: 2000, number: 5, stack: 4000 }, bet(4000), '50(2)a').does([
    ['announceBet', { amount: 4000 }],
  ]),
  pvb('nonStandardWord', { ...facing600, couldMean: ['call'] }, call(600), '04(2)').does(['repeatUsualWord']),
  worked('pvb', 'proposed')('nonStandardWord', { ...facing600, couldMean: ['call', 'raise'] }, call(600), '04(2)').does(
    ['callFloor', 'repeatUsualWord'],
    { weigh: ['fairness', 'intent', 'experience', 'othersMisled'] },
  ),
  worked('pvb', 'proposed')(
    'nonStandardWord',
    { ...facing600, form: 'gesture', couldMean: ['call', 'raise'] },
    call(600),
    '41(3)',
  ).does(['callFloor', 'repeatUsualWord'], { weigh: ['fairness', 'intent', 'experience', 'othersMisled'] }),
  pvb('nonStandardWord', { ...unbet, form: 'gesture', couldMean: ['check'] }, check, '50(1)').does(['repeatUsualWord']),
  pvb('betThePot', unbet, betFrom(400), '48(2)').does(['potIsNoAmount', 'askAmountNow']),
  pvb('betThePot', facing1000, raiseFrom(2000), '48(2)').does(['potIsNoAmount', 'askAmountNow']),
  pvb('potSizeAsked', { structure: 'noLimit' }, { is: 'chipsTold', how: 'spread' }, '48(1)').does(['spreadPot']),
  pvb('potSizeAsked', { structure: 'potLimit' }, { is: 'chipsTold', how: 'sum' }, '48(1)').does(['sayPot'], {
    unclear: ['betting.potSizeInfo'],
  }),
];

const waysToRaise: readonly IncidentCase[] = [
  pvb('silentChips', { ...facing600, added: [1000, 500, 100, 100, 100] }, raise(1800), '41(1)a').does([
    ['announceRaise', { to: 1800 }],
  ]),
  pvb('silentChips', { ...facing600, added: [5000] }, call(600, { change: 4400 }), '44(1)').does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 4400 }],
  ]),
  pvb(
    'stringBet',
    { ...facing600, announced: 'amount', amount: 1800, first: 600, second: 600, third: 600 },
    raise(1800),
    '41(1)b',
  ).does([['announceRaise', { to: 1800 }]]),
  pvb('stringBet', { ...facing600, announced: 'raise', first: 600, second: 1200 }, raise(1800), '41(1)c').does([
    ['announceRaise', { to: 1800 }],
  ]),
  pvb(
    'stringBet',
    { ...facing600, announced: 'raise', first: 600, second: 600, third: 600 },
    raise(1200, { change: 600 }),
    '41(1)c',
  ).does([
    ['announceRaise', { to: 1200 }],
    ['returnChips', { amount: 600 }],
  ]),
  pvb(
    'wordsAndChips',
    { ...facing600, said: 'raise', added: [500, 100], cameFirst: 'chips' },
    call(600),
    '50(3)',
    '40(1)',
  ).does([['announceCall', { amount: 600 }]]),
  pvb('stringBet', { ...facing600, first: 600, second: 600 }, call(600, { change: 600 }), '41(1)', '49(1)').does(
    [
      ['announceCall', { amount: 600 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  pvb('raiseWithoutAmount', facing600, raiseFrom(1200), '41(2)').does(['askAmountNow', 'waitForAmount']),
  pvb('raiseWithoutAmount', { ...facing600, namesAmount: false }, raise(1200, { add: 1200 }), '41(2)').does([
    ['announceRaise', { to: 1200 }],
    ['addChips', { amount: 1200 }],
  ]),
  pvb('stringBet', { ...facing600, toFace: 400, first: 400, second: 800 }, call(400, { change: 800 }), '49(2)').does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 800 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  pvb('stringBet', { ...unbet, first: 500, second: 500 }, bet(500, { change: 500 }), '49(1)').does(
    [
      ['announceBet', { amount: 500 }],
      ['returnChips', { amount: 500 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
  pvb(
    'stringBet',
    { ...facing600, toFace: 400, announced: 'raise', first: 400, second: 800 },
    raise(1200),
    '41(1)c',
  ).does([['announceRaise', { to: 1200 }]]),
  pvb(
    'stringBet',
    { ...facing600, toFace: 400, first: 400, second: 800, calledBy: 'player', dealerConfirms: false },
    raise(1200),
    '49(4)',
  ).does([['announceRaise', { to: 1200 }]]),
  pvb(
    'stringBet',
    { ...facing600, toFace: 400, first: 400, second: 800, calledBy: 'player' },
    call(400, { change: 800 }),
    '49(3)',
  ).does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 800 }],
    ],
    { unclear: ['betting.stringBet'] },
  ),
];

const amounts: readonly IncidentCase[] = [
  pvb('silentChips', { ...facing1000, added: [500, 500] }, call(1000), '36(3)').does([
    ['announceCall', { amount: 1000 }],
  ]),
  worked('pvb', 'notCovered')('undercall', { ...facing1000, inFront: 600 }, call(1000, { add: 400 }), '36(3)').does([
    ['announceCall', { amount: 1000 }],
    ['addChips', { amount: 400 }],
  ]),
  pvb('silentChips', { ...facing600, added: [100, 100, 100, 100, 100, 100] }, call(600), '40(1)').does([
    ['announceCall', { amount: 600 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1500 }, raise(2000, { add: 500 }), '42(4)').does([
    ['announceRaise', { to: 2000 }],
    ['addChips', { amount: 500 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1400 }, call(1000, { change: 400 }), '42(5)').does([
    ['announceCall', { amount: 1000 }],
    ['returnChips', { amount: 400 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1900 }, raise(2000, { add: 100 }), '42(4)').does([
    ['announceRaise', { to: 2000 }],
    ['addChips', { amount: 100 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 2000 }, raise(2000), '42(3)').does([['announceRaise', { to: 2000 }]]),
  pvb('underraise', { bigBlind: 400, toFace: 400, raisedTo: 600 }, raise(800, { add: 200 }), '42(4)', '42(2)').does([
    ['announceRaise', { to: 800 }],
    ['addChips', { amount: 200 }],
  ]),
  pvb('underraise', { bigBlind: 400, toFace: 400, raisedTo: 500 }, call(400, { change: 100 }), '42(5)').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 100 }],
  ]),
  pvb('underraise', { ...raised, raisedTo: 1600 }, raise(2000, { add: 400 }), '42(4)').does(
    [
      ['announceRaise', { to: 2000 }],
      ['addChips', { amount: 400 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  pvb('underraise', { ...raised, raisedTo: 1500 }, call(1200, { change: 300 }), '42(5)').does([
    ['announceCall', { amount: 1200 }],
    ['returnChips', { amount: 300 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1600, behind: 0 }, raise(1600), '42(6)').does([
    ['announceRaise', { to: 1600 }],
    'actedMayNotRaise',
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1500, behind: 300 }, raise(1800, { add: 300 }), '42(4)').does([
    ['announceRaise', { to: 1800 }],
    ['addChips', { amount: 300 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1300 }, call(1000, { change: 300 }), '42(5)').does([
    ['announceCall', { amount: 1000 }],
    ['returnChips', { amount: 300 }],
  ]),
  pvb('underraise', { ...facing1000, raisedTo: 1499 }, call(1000, { change: 499 }), '42(5)').does([
    ['announceCall', { amount: 1000 }],
    ['returnChips', { amount: 499 }],
  ]),
  pvb(
    'underraise',
    { ...facing1000, raisedTo: 1300, announced: true },
    raise(2000, { add: 700 }),
    '42(5)',
    '36(2)',
  ).does(
    [
      ['announceRaise', { to: 2000 }],
      ['addChips', { amount: 700 }],
    ],
    { unclear: ['betting.announcedUnderraise'] },
  ),
];

const after1000 = { street: 'flop', bigBlind: 200, betBefore: 1000 } as const;
const mayRaise: readonly IncidentCase[] = [
  pvb('shortAllIn', { ...after1000, wentTo: [1400] }, chooses(fold, call(1400)), '42(6)').does(['onlyCallOrFold']),
  pvb(
    'shortAllIn',
    { ...after1000, wentTo: [1400], hasActed: false },
    chooses(fold, call(1400), raiseFrom(2400)),
    '42(6)',
  ).does(['mayRaiseAgain'], { unclear: ['betting.minRaise'] }),
  pvb('shortAllIn', { ...after1000, wentTo: [1400, 2400] }, chooses(fold, call(2400), raiseFrom(3400)), '42(6)').does([
    'mayRaiseAgain',
  ]),
  pvb('shortAllIn', { ...after1000, wentTo: [1999] }, chooses(fold, call(1999)), '42(6)').does(['onlyCallOrFold']),
  pvb(
    'shortAllIn',
    { ...after1000, wentTo: [2000] },
    chooses(fold, call(2000), raiseFrom(3000)),
    '42(6)',
    '42(3)',
  ).does(['mayRaiseAgain']),
  pvb('shortAllIn', { ...after1000, wentTo: [1500, 2000] }, chooses(fold, call(2000)), '42(6)').does(
    ['onlyCallOrFold'],
    { unclear: ['betting.shortAllInsAddUp'] },
  ),
  pvb(
    'shortAllIn',
    { bigBlind: 400, betBefore: 400, wentTo: [600], hasActed: false },
    chooses(fold, call(600), raiseFrom(1000)),
    '42(6)',
    '42(2)',
  ).does(['mayRaiseAgain'], { unclear: ['betting.minRaise'] }),
  pvb('tooManyRaises', { ...facing600, structure: 'noLimit', raises: 5 }, raiseFrom(1200), '42(1)', '46(1)').does([
    'raiseAllowed',
  ]),
  pvb(
    'raiseDoubted',
    { ...small, why: 'ownBlind', inFront: 600 },
    chooses(check, raiseFrom(1200)),
    '44(3)',
    '42(2)',
  ).does(['raiseAllowed']),
];

export const pvbCases: readonly IncidentCase[] = [...words, ...waysToRaise, ...amounts, ...mayRaise];
