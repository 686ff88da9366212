import type { IncidentCase } from '../incident-case.ts';
import { bet, call, raise, worked } from './worked.ts';

const gcb = worked('gcb');
const flop = { street: 'flop', bigBlind: 400 } as const;
const facing = { ...flop, toFace: 1000 } as const;
const facing600 = { ...flop, toFace: 600 } as const;
const unbet = { ...flop, toFace: 0 } as const;
const blinds = { bigBlind: 400, toFace: 400 } as const;
const raised = { bigBlind: 400, toFace: 1200, lastRaise: 800 } as const;
const limit = { structure: 'fixedLimit', bigBlind: 400 } as const;
const hundreds = (count: number): readonly number[] => Array.from({ length: count }, () => 100);

const underraises: readonly IncidentCase[] = [
  gcb('silentChips', { ...facing, added: [500, 500, 500] }, raise(2000, { add: 500 }), 'T41.A2', 'T41.A1').does([
    ['announceRaise', { to: 2000 }],
    ['addChips', { amount: 500 }],
  ]),
  gcb('underraise', { ...facing, raisedTo: 1475 }, call(1000, { change: 475 }), 'T41.A2').does(
    [
      ['announceCall', { amount: 1000 }],
      ['returnChips', { amount: 475 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb('silentChips', { ...facing, added: hundreds(14) }, call(1000, { change: 400 }), 'T41.A2').does(
    [
      ['announceCall', { amount: 1000 }],
      ['returnChips', { amount: 400 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb(
    'underraise',
    { ...flop, toFace: 1800, lastRaise: 1200, raisedTo: 2400 },
    raise(3000, { add: 600 }),
    'T41.A2',
  ).does(
    [
      ['announceRaise', { to: 3000 }],
      ['addChips', { amount: 600 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb(
    'underraise',
    { ...flop, toFace: 1800, lastRaise: 1200, raisedTo: 2300 },
    call(1800, { change: 500 }),
    'T41.A2',
  ).does(
    [
      ['announceCall', { amount: 1800 }],
      ['returnChips', { amount: 500 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb('wordsAndChips', { ...blinds, said: 'amount', amount: 600 }, raise(800, { add: 800 }), 'T41.A2', 'T37.A2').does([
    ['announceRaise', { to: 800 }],
    ['addChips', { amount: 800 }],
  ]),
  gcb('wordsAndChips', { ...blinds, said: 'amount', amount: 500 }, call(400, { add: 400 }), 'T41.A2').does(
    [
      ['announceCall', { amount: 400 }],
      ['addChips', { amount: 400 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb('underraise', { ...facing, raisedTo: 1700, behind: 0 }, raise(1700), 'T41.B1').does([
    ['announceRaise', { to: 1700 }],
    'actedMayNotRaise',
  ]),
];

const oneChip: readonly IncidentCase[] = [
  gcb('silentChips', { ...blinds, added: [1000] }, call(400, { change: 600 }), 'T42.1').does([
    ['announceCall', { amount: 400 }],
    ['returnChips', { amount: 600 }],
  ]),
  gcb('silentChips', { ...facing600, added: [5000] }, call(600, { change: 4400 }), 'T42.1').does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 4400 }],
  ]),
  gcb(
    'silentChips',
    { street: 'flop', bigBlind: 100, toFace: 325, added: [500] },
    call(325, { change: 175 }),
    'T42.1',
  ).does([
    ['announceCall', { amount: 325 }],
    ['returnChips', { amount: 175 }],
  ]),
  gcb('silentChips', { ...raised, inFront: [100, 100], added: [1000] }, call(1200), 'T37.A3').does([
    ['announceCall', { amount: 1200 }],
  ]),
  gcb('silentChips', { ...blinds, inFront: hundreds(4), added: [1000] }, raise(1400), 'T44', 'T43.2').does([
    ['announceRaise', { to: 1400 }],
  ]),
  gcb(
    'raiseWithoutAmount',
    { ...facing600, added: [5000], cameFirst: 'chips' },
    call(600, { change: 4400 }),
    'T42.2',
  ).does([
    ['announceCall', { amount: 600 }],
    ['returnChips', { amount: 4400 }],
  ]),
  gcb(
    'raiseWithoutAmount',
    { ...facing600, added: [5000], cameFirst: 'together' },
    call(600, { change: 4400 }),
    'T42.2',
  ).does(
    [
      ['announceCall', { amount: 600 }],
      ['returnChips', { amount: 4400 }],
    ],
    { unclear: ['betting.wordWithChip'] },
  ),
  gcb(
    'wordsAndChips',
    { ...facing600, said: 'raise', amount: 2000, added: [5000] },
    raise(2000, { change: 3000 }),
    'T37.A2',
  ).does([
    ['announceRaise', { to: 2000 }],
    ['returnChips', { amount: 3000 }],
  ]),
  gcb('raiseWithoutAmount', { ...facing600, added: [5000] }, raise(5000), 'T42.3').does([
    ['announceRaise', { to: 5000 }],
  ]),
  gcb(
    'raiseWithoutAmount',
    { structure: 'potLimit', ...facing600, pot: 1200, added: [5000] },
    raise(2400, { change: 2600 }),
    'T42.3',
  ).does([
    ['announceRaise', { to: 2400 }],
    ['returnChips', { amount: 2600 }],
  ]),
  gcb(
    'raiseWithoutAmount',
    { ...limit, street: 'flop', toFace: 400, added: [1000] },
    raise(800, { change: 200 }),
    'T42.3',
  ).does([
    ['announceRaise', { to: 800 }],
    ['returnChips', { amount: 200 }],
  ]),
  gcb('raiseWithoutAmount', { ...facing600, added: [1000] }, raise(1200, { add: 200 }), 'T42.3').does([
    ['announceRaise', { to: 1200 }],
    ['addChips', { amount: 200 }],
  ]),
  gcb('silentChips', { ...unbet, added: [1000] }, bet(1000), 'T42.4').does([['announceBet', { amount: 1000 }]]),
  gcb(
    'silentChips',
    { ...unbet, structure: 'potLimit', pot: 800, added: [1000] },
    bet(800, { change: 200 }),
    'T42.4',
  ).does([
    ['announceBet', { amount: 800 }],
    ['returnChips', { amount: 200 }],
  ]),
];

const severalChips: readonly IncidentCase[] = [
  gcb('silentChips', { ...raised, added: [1000, 500] }, call(1200, { change: 300 }), 'T43.1').does([
    ['announceCall', { amount: 1200 }],
    ['returnChips', { amount: 300 }],
  ]),
  gcb(
    'silentChips',
    { bigBlind: 500, toFace: 1500, lastRaise: 1000, added: [1000, 1000] },
    call(1500, { change: 500 }),
    'T43.1',
  ).does([
    ['announceCall', { amount: 1500 }],
    ['returnChips', { amount: 500 }],
  ]),
  gcb('silentChips', { ...raised, added: [1000, 500, 100] }, raise(2000, { add: 400 }), 'T43.2').does(
    [
      ['announceRaise', { to: 2000 }],
      ['addChips', { amount: 400 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb('silentChips', { ...raised, added: [1000, 500, 25, 25, 25] }, call(1200, { change: 375 }), 'T43.2').does(
    [
      ['announceCall', { amount: 1200 }],
      ['returnChips', { amount: 375 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb('silentChips', { ...raised, added: [1000, 1000, 100] }, raise(2100), 'T43.2').does([
    ['announceRaise', { to: 2100 }],
  ]),
  gcb('silentChips', { ...raised, added: [1000, 1000, 1000] }, raise(3000), 'T43.2').does([
    ['announceRaise', { to: 3000 }],
  ]),
  gcb('silentChips', { ...raised, added: [1000, 100, 100, 100] }, call(1200, { change: 100 }), 'T43.2').does(
    [
      ['announceCall', { amount: 1200 }],
      ['returnChips', { amount: 100 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb(
    'silentChips',
    { street: 'flop', bigBlind: 100, toFace: 325, added: hundreds(5) },
    raise(650, { add: 150 }),
    'T43.2',
  ).does([
    ['announceRaise', { to: 650 }],
    ['addChips', { amount: 150 }],
  ]),
  gcb(
    'silentChips',
    { street: 'flop', bigBlind: 100, toFace: 325, added: [...hundreds(4), 25, 25, 25] },
    call(325, { change: 150 }),
    'T43.2',
  ).does(
    [
      ['announceCall', { amount: 325 }],
      ['returnChips', { amount: 150 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
];

const inFront: readonly IncidentCase[] = [
  gcb(
    'silentChips',
    { bigBlind: 400, toFace: 3000, lastRaise: 1800, inFront: [1000, 100, 100], added: [5000] },
    raise(6200),
    'T44',
    'T43.2',
  ).does([['announceRaise', { to: 6200 }]]),
  gcb(
    'silentChips',
    { bigBlind: 400, toFace: 3000, lastRaise: 1800, pulledIn: 1200, added: [5000] },
    call(3000, { change: 3200 }),
    'T42.1',
  ).does([
    ['announceCall', { amount: 3000 }],
    ['returnChips', { amount: 3200 }],
  ]),
  gcb('silentChips', { ...raised, inFront: hundreds(4), added: [1000] }, call(1200, { change: 200 }), 'T44').does(
    [
      ['announceCall', { amount: 1200 }],
      ['returnChips', { amount: 200 }],
    ],
    { unclear: ['betting.underraiseThreshold'] },
  ),
  gcb(
    'silentChips',
    { bigBlind: 500, toFace: 1500, lastRaise: 1000, inFront: [500], added: [5000] },
    raise(5500),
    'T44',
  ).does([['announceRaise', { to: 5500 }]]),
  gcb(
    'silentChips',
    { bigBlind: 500, toFace: 1500, lastRaise: 1000, inFront: [500], added: [1000] },
    call(1500),
    'T39.b',
  ).does([['announceCall', { amount: 1500 }]]),
  gcb('silentChips', { ...raised, inFront: [100, 100], added: [1000, 1000] }, raise(2200), 'T44', 'T43.2').does([
    ['announceRaise', { to: 2200 }],
  ]),
  gcb('silentChips', { ...raised, pulledIn: 200, added: [1000, 1000] }, raise(2200), 'T43.2').does([
    ['announceRaise', { to: 2200 }],
  ]),
  gcb(
    'silentChips',
    { bigBlind: 600, toFace: 600, inFront: hundreds(3), added: [1000] },
    raise(1300),
    'T44',
    'T43.2',
  ).does([['announceRaise', { to: 1300 }]]),
];

export const gcbChipCases: readonly IncidentCase[] = [...underraises, ...oneChip, ...severalChips, ...inFront];
