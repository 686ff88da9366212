import type { IncidentCase } from '../incident-case.ts';
import { bet, call, check, raise, worked } from './worked.ts';

const pvb = worked('pvb');
const facing600 = { street: 'flop', bigBlind: 200, toFace: 600 } as const;
const facing1000 = { street: 'flop', bigBlind: 200, toFace: 1000 } as const;
const unbet = { street: 'flop', bigBlind: 400, toFace: 0 } as const;
const raised = { bigBlind: 400, toFace: 1200, lastRaise: 800 } as const;

const small = { bigBlind: 600, toFace: 600 } as const;
const smallBlind = [100, 100, 100];
const potLimit = { structure: 'potLimit' } as const;
const oneChip: readonly IncidentCase[] = [
  pvb('silentChips', { ...small, added: [5000] }, call(600, { change: 4400 }), '44(1)').does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 4400 }],
  ]),
  pvb('silentChips', { ...facing600, toFace: 2500, added: [5000] }, call(2500, { change: 2500 }), '44(1)').does([
    ['announceCall', { amount: 2500 }],
    ['returnChips', { amount: 2500 }],
  ]),
  pvb('raiseWithoutAmount', { ...facing600, added: [5000] }, raise(5000), '44(1)', '44(5)').does([
    ['announceRaise', { to: 5000 }],
  ]),
  pvb(
    'raiseWithoutAmount',
    { ...facing600, added: [5000], cameFirst: 'chips' },
    call(600, { change: 4400 }),
    '44(1)',
    '44(4)',
  ).does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 4400 }],
  ]),
  pvb('silentChips', { ...facing600, toFace: 500, added: [500] }, call(500), '40(1)').does([
    ['announceCall', { amount: 500 }],
  ]),
  pvb('silentChips', { ...small, inFront: smallBlind, added: [1000] }, call(600, { change: 700 }), '44(2)').does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 700 }],
  ]),
  pvb(
    'silentChips',
    { ...small, toFace: 2000, inFront: smallBlind, added: [5000] },
    call(2000, { change: 3300 }),
    '44(2)',
  ).does([
    ['announceCall', { amount: 2000 }],
    ['returnChips', { amount: 3300 }],
  ]),
  pvb('raiseWithoutAmount', { ...small, inFront: 300, added: [1000] }, raise(1200, { change: 100 }), '44(5)').does([
    ['announceRaise', { to: 1200 }],
    ['returnChips', { amount: 100 }],
  ]),
  pvb('silentChips', { ...small, inFront: [600], takenBackFirst: true, added: [5000] }, raise(5000), '44(3)').does([
    ['announceRaise', { to: 5000 }],
  ]),
  pvb(
    'silentChips',
    { ...small, ...potLimit, pot: 1800, inFront: [600], takenBackFirst: true, added: [5000] },
    raise(2400, { change: 2600 }),
    '44(3)',
  ).does([
    ['announceRaise', { to: 2400 }],
    ['returnChips', { amount: 2600 }],
  ]),
  pvb(
    'silentChips',
    { ...small, inFront: [600], takenBackFirst: true, added: [1000] },
    raise(1200, { add: 200 }),
    '44(3)',
    '42(4)',
  ).does([
    ['announceRaise', { to: 1200 }],
    ['addChips', { amount: 200 }],
  ]),
  pvb(
    'silentChips',
    { bigBlind: 800, toFace: 800, inFront: [800], takenBackFirst: true, added: [1000] },
    check,
    '44(3)',
    '42(5)',
  ).does(['announceCheck', ['returnChips', { amount: 200 }]]),
  pvb(
    'silentChips',
    { ...small, toFace: 1500, inFront: [600], takenBackFirst: true, added: [5000] },
    call(1500, { change: 3500 }),
    '44(1)',
  ).does([
    ['announceCall', { amount: 1500 }],
    ['returnChips', { amount: 3500 }],
  ]),
  pvb('silentChips', { ...small, inFront: [600], added: [5000] }, raise(5000, { change: 600 }), '44(3)').does(
    [
      ['announceRaise', { to: 5000 }],
      ['returnChips', { amount: 600 }],
    ],
    { unclear: ['betting.bigBlindAddsChip'] },
  ),
  pvb('raiseWithoutAmount', { ...facing600, added: [5000], cameFirst: 'together' }, raise(5000), '44(4)', '50(3)').does(
    [['announceRaise', { to: 5000 }]],
    { unclear: ['betting.wordWithChip'] },
  ),
  pvb(
    'raiseWithoutAmount',
    { ...facing600, ...potLimit, pot: 1500, added: [5000] },
    raise(2700, { change: 2300 }),
    '44(5)',
  ).does([
    ['announceRaise', { to: 2700 }],
    ['returnChips', { amount: 2300 }],
  ]),
  pvb('raiseWithoutAmount', { ...facing600, added: [1000] }, raise(1200, { add: 200 }), '44(5)').does([
    ['announceRaise', { to: 1200 }],
    ['addChips', { amount: 200 }],
  ]),
  pvb(
    'wordsAndChips',
    { ...facing600, said: 'raise', amount: 2000, added: [5000] },
    raise(2000, { change: 3000 }),
    '36(2)',
  ).does([
    ['announceRaise', { to: 2000 }],
    ['returnChips', { amount: 3000 }],
  ]),
  pvb('silentChips', { ...unbet, added: [5000] }, bet(5000), '44(6)').does([['announceBet', { amount: 5000 }]]),
  pvb('silentChips', { ...facing1000, added: [5000] }, call(1000, { change: 4000 }), '44(1)').does([
    ['announceCall', { amount: 1000 }],
    ['returnChips', { amount: 4000 }],
  ]),
  pvb('silentChips', { ...unbet, ...potLimit, pot: 1800, added: [5000] }, bet(1800, { change: 3200 }), '44(6)').does([
    ['announceBet', { amount: 1800 }],
    ['returnChips', { amount: 3200 }],
  ]),
];

const severalChips: readonly IncidentCase[] = [
  pvb('silentChips', { ...raised, added: [1000, 1000] }, raise(2000), '45(1)a').does([['announceRaise', { to: 2000 }]]),
  pvb('silentChips', { bigBlind: 400, toFace: 400, added: [500, 500] }, raise(1000), '45(1)').does([
    ['announceRaise', { to: 1000 }],
  ]),
  pvb('silentChips', { ...raised, added: [500, 500, 500] }, call(1200, { change: 300 }), '45(1)', '42(5)').does([
    ['announceCall', { amount: 1200 }],
    ['returnChips', { amount: 300 }],
  ]),
  pvb('silentChips', { ...raised, added: [500, 500, 500, 500] }, raise(2000), '45(1)').does([
    ['announceRaise', { to: 2000 }],
  ]),
  pvb('silentChips', { ...facing600, toFace: 800, added: [500, 500] }, call(800, { change: 200 }), '45(1)').does([
    ['announceCall', { amount: 800 }],
    ['returnChips', { amount: 200 }],
  ]),
  pvb('silentChips', { ...facing600, added: [500, 500] }, raise(1200, { add: 200 }), '45(1)', '42(4)').does([
    ['announceRaise', { to: 1200 }],
    ['addChips', { amount: 200 }],
  ]),
  pvb('silentChips', { ...facing600, toFace: 500, added: [500, 500] }, raise(1000), '45(1)').does([
    ['announceRaise', { to: 1000 }],
  ]),
  pvb('silentChips', { ...raised, added: [1000, 500, 100] }, raise(2000, { add: 400 }), '45(2)', '42(4)').does(
    [
      ['announceRaise', { to: 2000 }],
      ['addChips', { amount: 400 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  pvb('silentChips', { ...raised, added: [1000, 500] }, call(1200, { change: 300 }), '45(2)', '42(5)').does([
    ['announceCall', { amount: 1200 }],
    ['returnChips', { amount: 300 }],
  ]),
  pvb('silentChips', { ...facing600, added: [1000, 500] }, raise(1500), '45(2)').does([
    ['announceRaise', { to: 1500 }],
  ]),
];

export const pvbChipCases: readonly IncidentCase[] = [...oneChip, ...severalChips];
