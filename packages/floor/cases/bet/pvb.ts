import type { IncidentCase } from '../incident-case.ts';
import { bet, betFrom, call, check, chooses, fold, notBinding, raise, raiseFrom, worked } from './worked.ts';

const pvb = worked('pvb');
const facing600 = { street: 'flop', bigBlind: 200, toFace: 600 } as const;
const facing1000 = { street: 'flop', bigBlind: 200, toFace: 1000 } as const;
const unbet = { street: 'flop', bigBlind: 400, toFace: 0 } as const;
const raised = { bigBlind: 400, toFace: 1200, lastRaise: 800 } as const;

const words: readonly IncidentCase[] = [
  pvb('wordsAndChips', { ...facing600, said: 'call' }, call(600, { add: 600 }), '36(2)'),
  pvb('wordsAndChips', { ...facing600, said: 'raise', amount: 2000, stack: 1500 }, raise(1500, { add: 1500 }), '36(2)'),
  pvb('wordsAndChips', { ...facing600, said: 'raise', amount: 800 }, raise(1200, { add: 1200 }), '36(2)', '42(5)'),
  pvb('wordsAndChips', { ...facing600, said: 'check' }, notBinding(fold, call(600), raiseFrom(1200)), '36(2)'),
  pvb('wordsAndChips', { ...unbet, said: 'bet', amount: 400, added: [500, 100] }, bet(400, { change: 200 }), '50(3)'),
  pvb(
    'wordsAndChips',
    { ...unbet, said: 'amount', amount: 400, added: [500, 100], cameFirst: 'chips' },
    bet(600),
    '50(3)',
    '40(1)',
  ),
  pvb(
    'wordsAndChips',
    { ...unbet, said: 'amount', amount: 800, added: [1000], cameFirst: 'together' },
    bet(800, { change: 200 }),
    '50(3)',
  ),
  pvb('wordsAndChips', { ...unbet, said: 'unclear', added: [1000] }, bet(1000), '44(6)'),
  pvb(
    'wordsAndChips',
    { ...facing600, toFace: 500, said: 'call', added: [1000, 1000], cameFirst: 'together' },
    call(500, { change: 1500 }),
    '50(3)',
  ),
  pvb('wordsAndChips', { ...raised, said: 'call', added: [1000, 1000] }, call(1200, { change: 800 }), '50(3)'),
  pvb('unclearAmount', { ...unbet, bigBlind: 400, number: 15 }, bet(1500), '50(2)'),
  pvb('unclearAmount', { ...unbet, bigBlind: 50, number: 15 }, bet(150), '50(2)'),
  pvb('unclearAmount', { ...facing600, number: 12, said: 'raise' }, raise(1200), '50(2)'),
  pvb('unclearAmount', { ...unbet, bigBlind: 200, number: 5 }, bet(500), '50(2)a'),
  pvb('unclearAmount', { ...unbet, bigBlind: 2000, number: 5 }, bet(5000), '50(2)a'),
  pvb('unclearAmount', { ...unbet, bigBlind: 500, number: 5 }, bet(500), '50(2)a'),
  pvb('unclearAmount', { ...unbet, bigBlind: 600, number: 5 }, bet(5000), '50(2)a'),
  pvb('unclearAmount', { ...unbet, bigBlind: 2000, number: 5, stack: 4000 }, bet(4000), '50(2)a'),
  pvb('nonStandardWord', { ...facing600, couldMean: ['call'] }, call(600), '04(2)'),
  worked('pvb', 'proposed')('nonStandardWord', { ...facing600, couldMean: ['call', 'raise'] }, call(600), '04(2)'),
  worked('pvb', 'proposed')(
    'nonStandardWord',
    { ...facing600, form: 'gesture', couldMean: ['call', 'raise'] },
    call(600),
    '50(1)',
    '41(3)',
  ),
  pvb('nonStandardWord', { ...unbet, form: 'gesture', couldMean: ['check'] }, check, '50(1)'),
  pvb('betThePot', unbet, betFrom(400), '48(2)'),
  pvb('betThePot', facing1000, raiseFrom(2000), '48(2)'),
  pvb('potSizeAsked', { structure: 'noLimit' }, { is: 'chipsTold', how: 'spread' }, '48(1)'),
  pvb('potSizeAsked', { structure: 'potLimit' }, { is: 'chipsTold', how: 'sum' }, '48(1)'),
];

const waysToRaise: readonly IncidentCase[] = [
  pvb('silentChips', { ...facing600, added: [1000, 500, 100, 100, 100] }, raise(1800), '41(1)a'),
  pvb('silentChips', { ...facing600, added: [5000] }, call(600, { change: 4400 }), '44(1)'),
  pvb(
    'stringBet',
    { ...facing600, announced: 'amount', amount: 1800, first: 600, second: 600, third: 600 },
    raise(1800),
    '41(1)b',
  ),
  pvb('stringBet', { ...facing600, announced: 'raise', first: 600, second: 1200 }, raise(1800), '41(1)c'),
  pvb(
    'stringBet',
    { ...facing600, announced: 'raise', first: 600, second: 600, third: 600 },
    raise(1200, { change: 600 }),
    '41(1)c',
  ),
  pvb(
    'wordsAndChips',
    { ...facing600, said: 'raise', added: [500, 100], cameFirst: 'chips' },
    call(600),
    '50(3)',
    '40(1)',
  ),
  pvb('stringBet', { ...facing600, first: 600, second: 600 }, call(600, { change: 600 }), '41(1)', '49(1)'),
  pvb('raiseWithoutAmount', facing600, raiseFrom(1200), '41(2)'),
  pvb('raiseWithoutAmount', { ...facing600, namesAmount: false }, raise(1200, { add: 1200 }), '41(2)'),
  pvb(
    'stringBet',
    { ...facing600, toFace: 400, first: 400, second: 800 },
    call(400, { change: 800 }),
    '49(1)',
    '49(2)',
  ),
  pvb('stringBet', { ...unbet, first: 500, second: 500 }, bet(500, { change: 500 }), '49(1)'),
  pvb('stringBet', { ...facing600, toFace: 400, announced: 'raise', first: 400, second: 800 }, raise(1200), '41(1)c'),
  pvb(
    'stringBet',
    { ...facing600, toFace: 400, first: 400, second: 800, calledBy: 'player', dealerConfirms: false },
    raise(1200),
    '49(3)',
    '49(4)',
  ),
  pvb(
    'stringBet',
    { ...facing600, toFace: 400, first: 400, second: 800, calledBy: 'player' },
    call(400, { change: 800 }),
    '49(3)',
    '49(4)',
  ),
];

const amounts: readonly IncidentCase[] = [
  pvb('silentChips', { ...facing1000, added: [500, 500] }, call(1000), '36(3)'),
  worked('pvb', 'notCovered')('undercall', { ...facing1000, inFront: 600 }, call(1000, { add: 400 }), '36(3)'),
  pvb('silentChips', { ...facing600, added: [100, 100, 100, 100, 100, 100] }, call(600), '40(1)'),
  pvb('underraise', { ...facing1000, raisedTo: 1500 }, raise(2000, { add: 500 }), '42(4)'),
  pvb('underraise', { ...facing1000, raisedTo: 1400 }, call(1000, { change: 400 }), '42(5)'),
  pvb('underraise', { ...facing1000, raisedTo: 1900 }, raise(2000, { add: 100 }), '42(4)'),
  pvb('underraise', { ...facing1000, raisedTo: 2000 }, raise(2000), '42(3)'),
  pvb('underraise', { bigBlind: 400, toFace: 400, raisedTo: 600 }, raise(800, { add: 200 }), '42(4)', '42(2)'),
  pvb('underraise', { bigBlind: 400, toFace: 400, raisedTo: 500 }, call(400, { change: 100 }), '42(5)'),
  pvb('underraise', { ...raised, raisedTo: 1600 }, raise(2000, { add: 400 }), '42(4)'),
  pvb('underraise', { ...raised, raisedTo: 1500 }, call(1200, { change: 300 }), '42(5)'),
  pvb('underraise', { ...facing1000, raisedTo: 1600, behind: 0 }, raise(1600), '42(6)'),
  pvb('underraise', { ...facing1000, raisedTo: 1500, behind: 300 }, raise(1800, { add: 300 }), '42(4)'),
  pvb('underraise', { ...facing1000, raisedTo: 1300 }, call(1000, { change: 300 }), '42(5)'),
  pvb('underraise', { ...facing1000, raisedTo: 1499 }, call(1000, { change: 499 }), '42(5)'),
  pvb('underraise', { ...facing1000, raisedTo: 1300, announced: true }, raise(2000, { add: 700 }), '42(5)', '36(2)'),
];

const small = { bigBlind: 600, toFace: 600 } as const;
const smallBlind = [100, 100, 100];
const potLimit = { structure: 'potLimit' } as const;
const oneChip: readonly IncidentCase[] = [
  pvb('silentChips', { ...small, added: [5000] }, call(600, { change: 4400 }), '44(1)'),
  pvb('silentChips', { ...facing600, toFace: 2500, added: [5000] }, call(2500, { change: 2500 }), '44(1)'),
  pvb('raiseWithoutAmount', { ...facing600, added: [5000] }, raise(5000), '44(1)', '44(5)'),
  pvb(
    'raiseWithoutAmount',
    { ...facing600, added: [5000], cameFirst: 'chips' },
    call(600, { change: 4400 }),
    '44(1)',
    '44(4)',
  ),
  pvb('silentChips', { ...facing600, toFace: 500, added: [500] }, call(500), '40(1)'),
  pvb('silentChips', { ...small, inFront: smallBlind, added: [1000] }, call(600, { change: 700 }), '44(2)'),
  pvb(
    'silentChips',
    { ...small, toFace: 2000, inFront: smallBlind, added: [5000] },
    call(2000, { change: 3300 }),
    '44(2)',
  ),
  pvb('raiseWithoutAmount', { ...small, inFront: 300, added: [1000] }, raise(1200, { change: 100 }), '44(5)'),
  pvb('silentChips', { ...small, inFront: [600], takenBackFirst: true, added: [5000] }, raise(5000), '44(3)'),
  pvb(
    'silentChips',
    { ...small, ...potLimit, pot: 1800, inFront: [600], takenBackFirst: true, added: [5000] },
    raise(2400, { change: 2600 }),
    '44(3)',
  ),
  pvb(
    'silentChips',
    { ...small, inFront: [600], takenBackFirst: true, added: [1000] },
    raise(1200, { add: 200 }),
    '44(3)',
    '42(4)',
  ),
  pvb(
    'silentChips',
    { bigBlind: 800, toFace: 800, inFront: [800], takenBackFirst: true, added: [1000] },
    check,
    '44(3)',
    '42(5)',
  ),
  pvb(
    'silentChips',
    { ...small, toFace: 1500, inFront: [600], takenBackFirst: true, added: [5000] },
    call(1500, { change: 3500 }),
    '44(1)',
  ),
  pvb('silentChips', { ...small, inFront: [600], added: [5000] }, raise(5000, { change: 600 }), '44(3)'),
  pvb('raiseWithoutAmount', { ...facing600, added: [5000], cameFirst: 'together' }, raise(5000), '44(4)', '50(3)'),
  pvb(
    'raiseWithoutAmount',
    { ...facing600, ...potLimit, pot: 1500, added: [5000] },
    raise(2700, { change: 2300 }),
    '44(5)',
  ),
  pvb('raiseWithoutAmount', { ...facing600, added: [1000] }, raise(1200, { add: 200 }), '44(5)'),
  pvb(
    'wordsAndChips',
    { ...facing600, said: 'raise', amount: 2000, added: [5000] },
    raise(2000, { change: 3000 }),
    '36(2)',
  ),
  pvb('silentChips', { ...unbet, added: [5000] }, bet(5000), '44(6)'),
  pvb('silentChips', { ...facing1000, added: [5000] }, call(1000, { change: 4000 }), '44(1)'),
  pvb('silentChips', { ...unbet, ...potLimit, pot: 1800, added: [5000] }, bet(1800, { change: 3200 }), '44(6)'),
];

const severalChips: readonly IncidentCase[] = [
  pvb('silentChips', { ...raised, added: [1000, 1000] }, raise(2000), '45(1)', '45(1)a'),
  pvb('silentChips', { bigBlind: 400, toFace: 400, added: [500, 500] }, raise(1000), '45(1)'),
  pvb('silentChips', { ...raised, added: [500, 500, 500] }, call(1200, { change: 300 }), '45(1)', '42(5)'),
  pvb('silentChips', { ...raised, added: [500, 500, 500, 500] }, raise(2000), '45(1)'),
  pvb('silentChips', { ...facing600, toFace: 800, added: [500, 500] }, call(800, { change: 200 }), '45(1)'),
  pvb('silentChips', { ...facing600, added: [500, 500] }, raise(1200, { add: 200 }), '45(1)', '42(4)'),
  pvb('silentChips', { ...facing600, toFace: 500, added: [500, 500] }, raise(1000), '45(1)'),
  pvb('silentChips', { ...raised, added: [1000, 500, 100] }, raise(2000, { add: 400 }), '45(2)', '42(4)'),
  pvb('silentChips', { ...raised, added: [1000, 500] }, call(1200, { change: 300 }), '45(2)', '42(5)'),
  pvb('silentChips', { ...facing600, added: [1000, 500] }, raise(1500), '45(2)'),
];

const after1000 = { street: 'flop', bigBlind: 200, betBefore: 1000 } as const;
const mayRaise: readonly IncidentCase[] = [
  pvb('shortAllIn', { ...after1000, wentTo: [1400] }, chooses(fold, call(1400)), '42(6)'),
  pvb(
    'shortAllIn',
    { ...after1000, wentTo: [1400], hasActed: false },
    chooses(fold, call(1400), raiseFrom(2400)),
    '42(6)',
  ),
  pvb('shortAllIn', { ...after1000, wentTo: [1400, 2400] }, chooses(fold, call(2400), raiseFrom(3400)), '42(6)'),
  pvb('shortAllIn', { ...after1000, wentTo: [1999] }, chooses(fold, call(1999)), '42(6)'),
  pvb('shortAllIn', { ...after1000, wentTo: [2000] }, chooses(fold, call(2000), raiseFrom(3000)), '42(6)', '42(3)'),
  pvb('shortAllIn', { ...after1000, wentTo: [1500, 2000] }, chooses(fold, call(2000)), '42(6)'),
  pvb(
    'shortAllIn',
    { bigBlind: 400, betBefore: 400, wentTo: [600], hasActed: false },
    chooses(fold, call(600), raiseFrom(1000)),
    '42(6)',
    '42(2)',
  ),
  pvb('tooManyRaises', { ...facing600, structure: 'noLimit', raises: 5 }, raiseFrom(1200), '42(1)', '46(1)'),
  pvb('raiseDoubted', { ...small, why: 'ownBlind', inFront: 600 }, chooses(check, raiseFrom(1200)), '44(3)', '42(2)'),
];

export const pvbCases: readonly IncidentCase[] = [
  ...words,
  ...waysToRaise,
  ...amounts,
  ...oneChip,
  ...severalChips,
  ...mayRaise,
];
