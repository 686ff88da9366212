import type { IncidentCase } from '../incident-case.ts';
import { bet, call, check, chooses, fold, notBinding, raise, raiseFrom, refused, worked } from './worked.ts';

const bdpv = worked('bdpv');
const flop = { street: 'flop', bigBlind: 100 } as const;
const unbet = { ...flop, toFace: 0 } as const;
const facing = { ...flop, toFace: 200 } as const;
const raised = { ...flop, toFace: 600, lastRaise: 400 } as const;

const words: readonly IncidentCase[] = [
  bdpv(
    'wordsAndChips',
    { ...facing, said: 'call', added: [500] },
    call(200, { change: 300 }),
    '2 Einsätze 5',
    '5.6',
  ).does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 300 }],
  ]),
  bdpv(
    'wordsAndChips',
    { ...facing, said: 'raise', added: [100, 100, 100] },
    raise(400, { add: 100 }),
    '2 Einsätze 5',
  ).does([
    ['announceRaise', { to: 400 }],
    ['addChips', { amount: 100 }],
  ]),
  bdpv('wordsAndChips', { ...facing, said: 'fold' }, fold, '2 Einsätze 5').does(['takeCardsIn']),
  bdpv('wordsAndChips', { ...facing, said: 'check' }, notBinding(fold, call(200), raiseFrom(400)), '2 Einsätze 5').does(
    ['askToAct'],
  ),
  bdpv('nonStandardWord', { ...unbet, form: 'tap' }, check, '2 Einsätze 7').does(['announceCheck']),
  bdpv('nonStandardWord', { ...facing, form: 'tap' }, notBinding(fold, call(200), raiseFrom(400)), '2 Einsätze 7').does(
    ['askToAct'],
  ),
  bdpv('wordsAndChips', { ...unbet, said: 'amount', amount: 400, added: [500] }, bet(400, { change: 100 }), '5.6').does(
    [
      ['announceBet', { amount: 400 }],
      ['returnChips', { amount: 100 }],
    ],
  ),
  bdpv(
    'wordsAndChips',
    { ...unbet, said: 'amount', amount: 200, added: [500], cameFirst: 'chips' },
    bet(200, { change: 300 }),
    '5.10',
  ).does([
    ['announceBet', { amount: 200 }],
    ['returnChips', { amount: 300 }],
  ]),
  bdpv(
    'wordsAndChips',
    { ...unbet, said: 'bet', amount: 500, added: [100, 100, 100, 100] },
    bet(500, { add: 100 }),
    '5.6',
  ).does([
    ['announceBet', { amount: 500 }],
    ['addChips', { amount: 100 }],
  ]),
  bdpv('wordsAndChips', { ...facing, said: 'call', added: [500, 500] }, call(200, { change: 800 }), '5.6').does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 800 }],
  ]),
  bdpv(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 600, added: [500], stack: 550 },
    raise(550, { add: 50 }),
    '5.6',
  ).does([
    ['announceRaise', { to: 550 }],
    ['addChips', { amount: 50 }],
  ]),
  bdpv(
    'wordsAndChips',
    { ...facing, toFace: 500, said: 'raise', amount: 600, added: [500, 100] },
    raise(1000, { add: 400 }),
    '5.6',
    '5.11',
  ).does([
    ['announceRaise', { to: 1000 }],
    ['addChips', { amount: 400 }],
  ]),
  worked('bdpv', 'proposed')('unclearAmount', { ...unbet, number: 5 }, bet(500), '2 Einsätze 5 Rücknahme').does(
    ['askWhatHeMeant', ['announceBet', { amount: 500 }]],
    { weigh: ['fairness', 'intent', 'potSize', 'othersMisled'], unclear: ['betting.unclearAmount'] },
  ),
];

const oneChip: readonly IncidentCase[] = [
  bdpv('silentChips', { ...flop, toFace: 100, added: [500] }, call(100, { change: 400 }), '2 Einsätze 11').does([
    ['announceCall', { amount: 100 }],
    ['returnChips', { amount: 400 }],
  ]),
  bdpv('raiseWithoutAmount', { ...flop, toFace: 100, added: [500] }, raise(500), '2 Einsätze 11', '5.10 Call').does([
    ['announceRaise', { to: 500 }],
  ]),
  bdpv('silentChips', { ...flop, toFace: 100, added: [100] }, call(100), '5.5').does([
    ['announceCall', { amount: 100 }],
  ]),
  bdpv('silentChips', { ...facing, added: [100, 100, 500] }, raise(700), '2 Einsätze 12 Hälfte').does([
    ['announceRaise', { to: 700 }],
  ]),
  bdpv('silentChips', { bigBlind: 100, toFace: 100, added: [500] }, call(100, { change: 400 }), '5.10 Call').does([
    ['announceCall', { amount: 100 }],
    ['returnChips', { amount: 400 }],
  ]),
  bdpv('silentChips', { ...unbet, added: [500] }, bet(500), '5.10').does([
    'askAmountBeforeNext',
    ['announceBet', { amount: 500 }],
  ]),
  bdpv('raiseWithoutAmount', { bigBlind: 100, toFace: 100, added: [500] }, raise(500), '5.10 Call').does([
    ['announceRaise', { to: 500 }],
  ]),
  bdpv(
    'wordsAndChips',
    { ...flop, toFace: 300, said: 'unclear', added: [1000] },
    call(300, { change: 700 }),
    '5.10 Call',
  ).does([
    ['announceCall', { amount: 300 }],
    ['returnChips', { amount: 700 }],
  ]),
  bdpv(
    'silentChips',
    { bigBlind: 100, toFace: 100, inFront: [50], added: [500] },
    call(100, { change: 450 }),
    '5.10 Call',
  ).does([
    ['announceCall', { amount: 100 }],
    ['returnChips', { amount: 450 }],
  ]),
  bdpv('silentChips', { bigBlind: 100, toFace: 100, inFront: [100], added: [500] }, check, '2 Einsätze 11').does(
    ['announceCheck', ['returnChips', { amount: 500 }]],
    { unclear: ['betting.bigBlindAddsChip'] },
  ),
];

const amounts: readonly IncidentCase[] = [
  bdpv('silentChips', { ...facing, added: [100, 100, 100] }, raise(400, { add: 100 }), '2 Einsätze 12 Hälfte').does([
    ['announceRaise', { to: 400 }],
    ['addChips', { amount: 100 }],
  ]),
  bdpv('underraise', { ...facing, raisedTo: 299 }, call(200, { change: 99 }), '2 Einsätze 12 Hälfte').does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 99 }],
  ]),
  bdpv('silentChips', { ...facing, added: [100, 100, 50] }, call(200, { change: 50 }), '2 Einsätze 12 Hälfte').does([
    ['announceCall', { amount: 200 }],
    ['returnChips', { amount: 50 }],
  ]),
  bdpv(
    'silentChips',
    { ...facing, added: [100, 100, 100, 50], stack: 360 },
    raise(360, { add: 10 }),
    '2 Einsätze 12 Hälfte',
  ).does([
    ['announceRaise', { to: 360 }],
    ['addChips', { amount: 10 }],
  ]),
  bdpv('underraise', { ...raised, raisedTo: 900 }, raise(1000, { add: 100 }), '2 Einsätze 12 Hälfte').does([
    ['announceRaise', { to: 1000 }],
    ['addChips', { amount: 100 }],
  ]),
  bdpv('underraise', { ...raised, raisedTo: 850 }, call(600, { change: 250 }), '2 Einsätze 12 Hälfte').does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 250 }],
  ]),
  bdpv('silentChips', { ...raised, added: [500, 500, 100] }, raise(1100), '2 Einsätze 12 Hälfte', '2 Einsätze 4').does([
    ['announceRaise', { to: 1100 }],
  ]),
  bdpv(
    'undercall',
    { ...flop, toFace: 300, inFront: 250 },
    call(300, { add: 50 }),
    '2 Einsätze 10',
    '2 Einsätze 13',
  ).does([
    ['announceCall', { amount: 300 }],
    ['addChips', { amount: 50 }],
  ]),
  bdpv('undercall', { ...flop, toFace: 300, inFront: 250, behind: 30 }, call(280, { add: 30 }), '2 Einsätze 10').does([
    ['announceCall', { amount: 280 }],
    ['addChips', { amount: 30 }],
  ]),
  bdpv('undercall', { ...flop, toFace: 300, inFront: 250, roundOver: true }, { is: 'playOn' }, '2 Einsätze 13').does([
    'missingChipsStay',
    'playOn',
  ]),
  bdpv('undercall', { ...flop, toFace: 300, inFront: 250, behind: 20 }, call(270, { add: 20 }), '2 Einsätze 13').does([
    ['announceCall', { amount: 270 }],
    ['addChips', { amount: 20 }],
  ]),
  bdpv('undercall', { ...flop, toFace: 375, inFront: 350 }, call(375, { add: 25 }), '5.7').does([
    ['announceCall', { amount: 375 }],
    ['addChips', { amount: 25 }],
  ]),
  bdpv('undercall', { ...flop, toFace: 375, inFront: 350, behind: 10 }, call(360, { add: 10 }), '5.7').does([
    ['announceCall', { amount: 360 }],
    ['addChips', { amount: 10 }],
  ]),
  bdpv('underbet', { bigBlind: 100, put: 60, behind: 940 }, bet(100, { add: 40 }), '2 Einsätze 13 Mindesteinsatz').does(
    [
      ['announceBet', { amount: 100 }],
      ['addChips', { amount: 40 }],
    ],
  ),
  bdpv('underbet', { bigBlind: 100, put: 60, behind: 30 }, bet(90, { add: 30 }), '2 Einsätze 13 Mindesteinsatz').does([
    ['announceBet', { amount: 90 }],
    ['addChips', { amount: 30 }],
  ]),
  bdpv('underbet', { bigBlind: 100, put: 99 }, bet(100, { add: 1 }), '2 Einsätze 3', '5.2').does([
    ['announceBet', { amount: 100 }],
    ['addChips', { amount: 1 }],
  ]),
  bdpv('underbet', { bigBlind: 100, put: 80 }, bet(100, { add: 20 }), '5.11').does([
    ['announceBet', { amount: 100 }],
    ['addChips', { amount: 20 }],
  ]),
  bdpv('underbet', { bigBlind: 100, put: 80, wantsMore: true }, bet(100, { add: 20 }), '5.11').does([
    ['announceBet', { amount: 100 }],
    ['addChips', { amount: 20 }],
    'notMoreThanLeast',
  ]),
  bdpv('underraise', { ...facing, raisedTo: 300, announced: true }, raise(400, { add: 100 }), '5.11').does([
    ['announceRaise', { to: 400 }],
    ['addChips', { amount: 100 }],
  ]),
  bdpv('underraise', { ...facing, raisedTo: 300, announced: true, behind: 50 }, raise(350, { add: 50 }), '5.11').does([
    ['announceRaise', { to: 350 }],
    ['addChips', { amount: 50 }],
  ]),
  bdpv(
    'underraise',
    { ...facing, raisedTo: 300, announced: true, wantsMore: true },
    raise(400, { add: 100 }),
    '5.11 nicht höher',
  ).does([['announceRaise', { to: 400 }], ['addChips', { amount: 100 }], 'notMoreThanLeast']),
  bdpv(
    'underraise',
    { ...flop, toFace: 200, lastRaise: 100, raisedTo: 299, announced: true },
    raise(300, { add: 1 }),
    '2 Einsätze 4',
  ).does([
    ['announceRaise', { to: 300 }],
    ['addChips', { amount: 1 }],
  ]),
  bdpv('silentChips', { ...flop, toFace: 250, added: [100, 100, 100, 100, 100] }, raise(500), '5.3').does([
    ['announceRaise', { to: 500 }],
  ]),
];

const motions: readonly IncidentCase[] = [
  bdpv('wordsAndChips', { ...unbet, said: 'amount', amount: 600 }, bet(600, { add: 600 }), '2 Einsätze 5').does([
    ['announceBet', { amount: 600 }],
    ['addChips', { amount: 600 }],
  ]),
  bdpv('stringBet', { ...unbet, announced: 'amount', amount: 600, first: 200, second: 400 }, bet(600), '5.4').does([
    ['announceBet', { amount: 600 }],
  ]),
  bdpv('stringBet', { ...unbet, first: 300, second: 300 }, bet(100, { change: 500 }), '5.4', '6.20 Minimum').does([
    ['announceBet', { amount: 100 }],
    ['returnChips', { amount: 500 }],
  ]),
  bdpv('stringBet', { ...facing, first: 200, second: 300 }, raise(400, { change: 100 }), '2 Einsätze 12', '6.20').does([
    ['announceRaise', { to: 400 }],
    ['returnChips', { amount: 100 }],
  ]),
  bdpv('stringBet', { ...facing, announced: 'amount', amount: 500, first: 200, second: 300 }, raise(500), '5.4').does([
    ['announceRaise', { to: 500 }],
  ]),
  bdpv('silentChips', { ...facing, added: [100, 100, 100, 100, 100] }, raise(500), '5.4').does([
    ['announceRaise', { to: 500 }],
  ]),
  bdpv('silentChips', { ...facing, added: [100, 100, 100, 100] }, raise(400), '5.4', '5.3').does([
    ['announceRaise', { to: 400 }],
  ]),
  bdpv(
    'stringBet',
    { ...facing, announced: 'raise', first: 200, second: 300 },
    raise(400, { change: 100 }),
    '6.20',
  ).does([
    ['announceRaise', { to: 400 }],
    ['returnChips', { amount: 100 }],
  ]),
  bdpv('stringBet', { ...facing, first: 200, second: 500 }, raise(400, { change: 300 }), '6.20 Minimum').does([
    ['announceRaise', { to: 400 }],
    ['returnChips', { amount: 300 }],
  ]),
  bdpv('stringBet', { ...unbet, first: 100, second: 300 }, bet(100, { change: 300 }), '6.20 Minimum').does([
    ['announceBet', { amount: 100 }],
    ['returnChips', { amount: 300 }],
  ]),
  bdpv('stringBet', { ...facing, first: 200, second: 100 }, raise(400, { add: 100 }), '6.20 Minimum').does([
    ['announceRaise', { to: 400 }],
    ['addChips', { amount: 100 }],
  ]),
  bdpv('stringBet', { ...facing, first: 200, second: 150, stack: 350 }, raise(350), '6.20 Minimum').does([
    ['announceRaise', { to: 350 }],
  ]),
  bdpv(
    'chipsNotReleased',
    { ...facing, moved: 600, released: 0 },
    notBinding(fold, call(200), raiseFrom(400)),
    '5.5',
  ).does(['chipsStillHis', 'askToAct']),
  bdpv('chipsNotReleased', { ...facing, moved: 600, released: 600 }, raise(600), '5.5').does([
    ['announceRaise', { to: 600 }],
  ]),
  bdpv('wordsAndChips', { ...facing, said: 'raise', amount: 600 }, raise(600, { add: 600 }), '2 Einsätze 5').does([
    ['announceRaise', { to: 600 }],
    ['addChips', { amount: 600 }],
  ]),
];

const limits: readonly IncidentCase[] = [
  bdpv(
    'raiseDoubted',
    { ...facing, why: 'checkedBefore' },
    chooses(fold, call(200), raiseFrom(400)),
    '2 Einsätze 1',
  ).does(['raiseAllowed']),
  bdpv(
    'raiseDoubted',
    { bigBlind: 100, toFace: 100, why: 'ownBlind', inFront: 100 },
    chooses(check, raiseFrom(200)),
    '3.3',
  ).does(['raiseAllowed']),
  bdpv('tooManyRaises', { ...facing, structure: 'noLimit', raises: 4 }, raiseFrom(400), '2 Einsätze 2', '5.1').does([
    'raiseAllowed',
  ]),
  bdpv(
    'tooManyRaises',
    { structure: 'fixedLimit', bigBlind: 100, toFace: 500, raises: 4 },
    raise(600),
    '2 Einsätze 2',
  ).does(['raiseAllowed']),
  bdpv(
    'shortAllIn',
    { ...flop, betBefore: 100, wentTo: [150] },
    chooses(fold, call(150), raiseFrom(250)),
    '2 Einsätze 2',
  ).does(['mayRaiseAgain'], { unclear: ['betting.shortAllInReopensNoLimit'] }),
  bdpv(
    'shortAllIn',
    { ...flop, betBefore: 200, lastRaise: 100, wentTo: [250] },
    chooses(fold, call(250), raiseFrom(350)),
    '2 Einsätze 4',
  ).does(['mayRaiseAgain'], { unclear: ['betting.shortAllInReopensNoLimit'] }),
  bdpv(
    'shortAllIn',
    { ...flop, betBefore: 0, wentTo: [20], hasActed: false },
    chooses(fold, call(20), raiseFrom(120)),
    '5.2 All In unter Big Blind',
  ).does(['mayRaiseAgain']),
  bdpv(
    'shortAllIn',
    { ...flop, betBefore: 0, wentTo: [99], hasActed: false },
    chooses(fold, call(99), raiseFrom(199)),
    '5.2 All In unter Big Blind',
  ).does(['mayRaiseAgain']),
  bdpv(
    'shortBigBlind',
    { bigBlind: 100, posted: 30 },
    chooses(fold, call(100), raiseFrom(200)),
    '5.2 kurzer Big Blind',
    '3.1',
  ).does(['askToAct']),
  bdpv(
    'shortBigBlind',
    { bigBlind: 100, posted: 30, inFront: 50, headsUp: true },
    { is: 'playOn' },
    '5.2 kurzer Big Blind',
  ).does([['returnChips', { amount: 20 }], 'playOn'], { unclear: ['betting.shortBlindCall'] }),
  bdpv('straddleWanted', { bigBlind: 100, amount: 200 }, refused(fold, call(100), raiseFrom(200)), '3.8').does([
    ['returnChips', { amount: 200 }],
    'actOnlyInTurn',
  ]),
];

export const bdpvCases: readonly IncidentCase[] = [...words, ...oneChip, ...amounts, ...motions, ...limits];
