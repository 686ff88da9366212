import type { IncidentCase } from '../incident-case.ts';
import { bet, call, check, raise, worked } from './worked.ts';

const tda = worked('tda55');
const preflop = { bigBlind: 100, toFace: 100 } as const;
const facing = { street: 'flop', bigBlind: 100, toFace: 400 } as const;

const unbet = { street: 'flop', bigBlind: 100, toFace: 0 } as const;
const limit = { structure: 'fixedLimit', bigBlind: 100 } as const;

export const tda55OneChipCases: readonly IncidentCase[] = [
  tda('silentChips', { ...preflop, added: [500] }, call(100, { change: 400 }), '21.a').does([
    ['announceCall', { amount: 100 }],
    ['returnChips', { amount: 400 }],
  ]),
  tda('silentChips', { ...facing, added: [1000] }, call(400, { change: 600 }), '21.a').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 600 }],
  ]),
  tda('silentChips', { ...preflop, inFront: [50], added: [500] }, call(100, { change: 450 }), '21.a').does(
    [
      ['announceCall', { amount: 100 }],
      ['returnChips', { amount: 450 }],
    ],
    { unclear: ['betting.oversizedChipAdded'] },
  ),
  tda('silentChips', { ...facing, added: [500], stack: 500 }, call(400, { change: 100 }), '21.a').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 100 }],
  ]),
  tda('silentChips', { ...facing, added: [500, 500] }, raise(1000), '20.a', '23.1').does(
    [['announceRaise', { to: 1000 }]],
    { unclear: ['betting.multipleChips'] },
  ),
  tda('silentChips', { ...preflop, inFront: [100], takenBackFirst: true, added: [500] }, check, '21.a').does(
    ['announceCheck', ['returnChips', { amount: 400 }]],
    { unclear: ['betting.bigBlindSwap'] },
  ),
  tda('silentChips', { ...preflop, inFront: [100], added: [500] }, check, '21.a').does(
    ['announceCheck', ['returnChips', { amount: 500 }]],
    { unclear: ['betting.bigBlindAddsChip'] },
  ),
  tda('raiseWithoutAmount', { ...preflop, added: [500] }, raise(500), '21.b').does([['announceRaise', { to: 500 }]]),
  tda('raiseWithoutAmount', { ...facing, added: [1000] }, raise(1000), '21.b').does([['announceRaise', { to: 1000 }]]),
  tda(
    'raiseWithoutAmount',
    { structure: 'potLimit', ...preflop, pot: 150, added: [500] },
    raise(350, { change: 150 }),
    '21.b',
  ).does([
    ['announceRaise', { to: 350 }],
    ['returnChips', { amount: 150 }],
  ]),
  tda('raiseWithoutAmount', { ...limit, toFace: 100, added: [500] }, raise(200, { change: 300 }), '21.b').does([
    ['announceRaise', { to: 200 }],
    ['returnChips', { amount: 300 }],
  ]),
  tda('raiseWithoutAmount', { ...facing, added: [500] }, raise(800, { add: 300 }), '21.b', '33.a').does([
    ['announceRaise', { to: 800 }],
    ['addChips', { amount: 300 }],
  ]),
  tda(
    'wordsAndChips',
    { ...facing, said: 'raise', amount: 600, added: [1000] },
    raise(800, { change: 200 }),
    '21.d',
    '33.a',
  ).does(
    [
      ['announceRaise', { to: 800 }],
      ['returnChips', { amount: 200 }],
    ],
    { unclear: ['betting.wordsVersusChips', 'betting.announcedUnderraise'] },
  ),
  tda(
    'wordsAndChips',
    { ...preflop, said: 'raise', amount: 600, added: [1000] },
    raise(600, { change: 400 }),
    '33.a',
  ).does(
    [
      ['announceRaise', { to: 600 }],
      ['returnChips', { amount: 400 }],
    ],
    { unclear: ['betting.wordsVersusChips'] },
  ),
  tda('raiseWithoutAmount', { ...preflop, inFront: 50, added: [500] }, raise(500, { change: 50 }), '21.b').does([
    ['announceRaise', { to: 500 }],
    ['returnChips', { amount: 50 }],
  ]),
  tda('silentChips', { ...unbet, added: [500] }, bet(500), '21.c').does([['announceBet', { amount: 500 }]]),
  tda(
    'silentChips',
    { structure: 'potLimit', ...unbet, pot: 300, added: [500] },
    bet(300, { change: 200 }),
    '21.c',
  ).does([
    ['announceBet', { amount: 300 }],
    ['returnChips', { amount: 200 }],
  ]),
  tda('silentChips', { ...limit, street: 'flop', toFace: 0, added: [500] }, bet(100, { change: 400 }), '21.c').does([
    ['announceBet', { amount: 100 }],
    ['returnChips', { amount: 400 }],
  ]),
  tda('wordsAndChips', { ...unbet, said: 'amount', amount: 200, added: [500] }, bet(200, { change: 300 }), '33.a').does(
    [
      ['announceBet', { amount: 200 }],
      ['returnChips', { amount: 300 }],
    ],
    { unclear: ['betting.wordsVersusChips'] },
  ),
  tda('silentChips', { ...unbet, street: 'turn', added: [500] }, bet(500), '21.c').does(
    [['announceBet', { amount: 500 }]],
    { unclear: ['betting.oversizedChipOpening'] },
  ),
  tda('silentChips', { ...limit, street: 'river', toFace: 0, added: [500] }, bet(200, { change: 300 }), '21.c').does(
    [
      ['announceBet', { amount: 200 }],
      ['returnChips', { amount: 300 }],
    ],
    { unclear: ['betting.oversizedChipOpening'] },
  ),
  tda('raiseWithoutAmount', { ...facing, added: [1000], cameFirst: 'chips' }, call(400, { change: 600 }), '21.d').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 600 }],
  ]),
  tda(
    'wordsAndChips',
    { ...facing, said: 'amount', amount: 900, added: [1000] },
    raise(900, { change: 100 }),
    '21.d',
  ).does(
    [
      ['announceRaise', { to: 900 }],
      ['returnChips', { amount: 100 }],
    ],
    { unclear: ['betting.wordsVersusChips'] },
  ),
  tda(
    'raiseWithoutAmount',
    { ...facing, added: [1000], cameFirst: 'together' },
    call(400, { change: 600 }),
    '21.d',
  ).does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.wordWithChip'] },
  ),
  tda(
    'wordsAndChips',
    { ...facing, said: 'amount', amount: 450, added: [1000] },
    call(400, { change: 600 }),
    '21.d',
    '20.b',
  ).does(
    [
      ['announceCall', { amount: 400 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.wordsVersusChips'] },
  ),
];
