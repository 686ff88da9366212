import { type ExpectedRulings, reading, text } from './expected-rulings.ts';

const check = { is: 'check' } as const;
const call = (amount: number, change: number) => ({ is: 'call', amount, change }) as const;
const ADDED = {
  tda55: ['21.a'],
  bdpv: ['2 Einsätze 11', '5.10 Call'],
  oepbl: ['6.6 oversized chip'],
} as const;

/** A chip added to chips that do not cover the call. */
const added = (outcome: ReturnType<typeof call>) => ({
  pvb: text(outcome, '44(2)'),
  tda55: reading(outcome, ...ADDED.tda55),
  bdpv: text(outcome, ...ADDED.bdpv),
  oepbl: reading(outcome, ...ADDED.oepbl),
});

/** The big blind, nobody has raised, and one larger chip without a word. */
const blindChecks = {
  tda55: reading(check, ...ADDED.tda55),
  bdpv: reading(check, ...ADDED.bdpv),
  oepbl: reading(check, ...ADDED.oepbl),
};

export const oneChip: readonly ExpectedRulings[] = [
  {
    title: 'the big blind adds a 1,000 chip to his 200, facing a raise to 600',
    kind: 'silentChips',
    facts: { bigBlind: 200, toFace: 600, lastRaise: 400, inFront: [100, 100], added: [1000] },
    said: { ...added(call(600, 600)), gcb: text({ is: 'raise', to: 1200 }, 'T44', 'T43.2', 'T41.A1') },
  },
  {
    title: 'a 1,000 chip added to a small blind of one 500: exactly half a raise',
    kind: 'silentChips',
    facts: { bigBlind: 1000, toFace: 1000, inFront: [500], added: [1000] },
    said: { ...added(call(1000, 500)), gcb: text({ is: 'raise', to: 2000, add: 500 }, 'T44', 'T43.2', 'T41.A2') },
  },
  {
    title: 'a 500 chip added to a small blind of 400: 100 over the call',
    kind: 'silentChips',
    facts: { bigBlind: 800, toFace: 800, inFront: [100, 100, 100, 100], added: [500] },
    said: { ...added(call(800, 100)), gcb: reading(call(800, 100), 'T44', 'T43.2') },
  },
  {
    title: 'two 500s beside an own 500, raised to 1,100: 400 over, no chip to spare',
    kind: 'silentChips',
    facts: {
      street: 'flop',
      bigBlind: 100,
      toFace: 1100,
      lastRaise: 600,
      inFront: [500],
      added: [500, 500],
      bettors: 2,
    },
    said: {
      pvb: reading({ is: 'raise', to: 1700, add: 200 }, '45(1)', '42(4)'),
      tda55: reading({ is: 'raise', to: 1700, add: 200 }, '20.a'),
      bdpv: text(call(1100, 400), '2 Einsätze 12 Hälfte'),
      gcb: text(call(1100, 400), 'T44', 'T43.1'),
      oepbl: reading({ is: 'raise', to: 1700, add: 200 }, '6.6 incomplete bet'),
    },
  },
  {
    title: 'a 5,000 chip added to an own bet of 500 that was raised to 1,500',
    kind: 'silentChips',
    facts: { street: 'flop', bigBlind: 200, toFace: 1500, lastRaise: 1000, inFront: [500], added: [5000], bettors: 2 },
    said: { ...added(call(1500, 4000)), gcb: text({ is: 'raise', to: 5500 }, 'T44', 'T43.2') },
  },
  {
    title: 'the same, but the 500 taken back before the 5,000 chip lands',
    kind: 'silentChips',
    facts: {
      street: 'flop',
      bigBlind: 200,
      toFace: 1500,
      lastRaise: 1000,
      inFront: [500],
      added: [5000],
      takenBackFirst: true,
      bettors: 2,
    },
    said: {
      pvb: text(call(1500, 3500)),
      tda55: text(call(1500, 3500), '21.a'),
      bdpv: text(call(1500, 3500), '2 Einsätze 11', '5.10 Call'),
      gcb: text(call(1500, 3500), 'T42.1'),
      oepbl: text(call(1500, 3500), '6.6 oversized chip'),
    },
  },
  {
    title: 'the big blind swaps 600 for a 1,000 chip: more than half a raise',
    kind: 'silentChips',
    facts: { bigBlind: 600, toFace: 600, inFront: [500, 100], added: [1000], takenBackFirst: true },
    said: {
      pvb: text({ is: 'raise', to: 1200, add: 200 }, '44(3)', '42(4)'),
      ...blindChecks,
      gcb: reading(check, 'T42.1', 'T44'),
    },
  },
  {
    title: 'the big blind swaps 800 for a 1,000 chip: less than half a raise',
    kind: 'silentChips',
    facts: { bigBlind: 800, toFace: 800, inFront: [500, 100, 100, 100], added: [1000], takenBackFirst: true },
    said: { pvb: text(check, '44(3)'), ...blindChecks, gcb: reading(check, 'T42.1', 'T44') },
  },
  {
    title: 'the big blind swaps 600 for a 5,000 chip',
    kind: 'silentChips',
    facts: { bigBlind: 600, toFace: 600, inFront: [500, 100], added: [5000], takenBackFirst: true },
    said: {
      pvb: text({ is: 'raise', to: 5000 }, '44(3)'),
      ...blindChecks,
      gcb: reading(check, 'T42.1', 'T44'),
    },
  },
  {
    title: 'the big blind leaves 200 and adds a 500 chip',
    kind: 'silentChips',
    facts: { bigBlind: 200, toFace: 200, inFront: [100, 100], added: [500] },
    said: {
      pvb: reading({ is: 'raise', to: 500, change: 200 }, '44(3)'),
      ...blindChecks,
      gcb: text({ is: 'raise', to: 700 }, 'T44', 'T43.2'),
    },
  },
  {
    title: 'the big blind leaves 600 and adds a 1,000 chip',
    kind: 'silentChips',
    facts: { bigBlind: 600, toFace: 600, inFront: [500, 100], added: [1000] },
    said: {
      pvb: reading({ is: 'raise', to: 1200, change: 400 }, '44(3)', '42(4)'),
      ...blindChecks,
      gcb: text({ is: 'raise', to: 1600 }, 'T44', 'T43.2'),
    },
  },
  {
    title: 'a 1,000 chip opens the flop',
    kind: 'silentChips',
    facts: { street: 'flop', bigBlind: 200, toFace: 0, added: [1000] },
    said: {
      pvb: text({ is: 'bet', amount: 1000 }, '44(6)'),
      tda55: text({ is: 'bet', amount: 1000 }, '21.c'),
      bdpv: text({ is: 'bet', amount: 1000 }, '5.10'),
      gcb: text({ is: 'bet', amount: 1000 }, 'T42.4'),
      oepbl: reading({ is: 'bet', amount: 1000 }, '6.6 oversized chip'),
    },
  },
  {
    title: 'a 1,000 chip opens the river',
    kind: 'silentChips',
    facts: { street: 'river', bigBlind: 200, toFace: 0, added: [1000] },
    said: {
      pvb: text({ is: 'bet', amount: 1000 }, '44(6)'),
      tda55: reading({ is: 'bet', amount: 1000 }, '21.c'),
      bdpv: text({ is: 'bet', amount: 1000 }, '5.10'),
      gcb: text({ is: 'bet', amount: 1000 }, 'T42.4'),
      oepbl: reading({ is: 'bet', amount: 1000 }, '6.6 oversized chip'),
    },
  },
  {
    title: 'a 5,000 chip calls a big blind of 400 before the flop',
    kind: 'silentChips',
    facts: { bigBlind: 400, toFace: 400, added: [5000] },
    said: {
      pvb: text(call(400, 4600), '44(1)'),
      tda55: text(call(400, 4600), '21.a'),
      bdpv: text(call(400, 4600), '2 Einsätze 11', '5.10 Call'),
      gcb: text(call(400, 4600), 'T42.1'),
      oepbl: text(call(400, 4600), '6.6 oversized chip'),
    },
  },
  {
    title: '"raise" and a 5,000 chip, no amount, facing a raise to 1,200',
    kind: 'raiseWithoutAmount',
    facts: { bigBlind: 400, toFace: 1200, lastRaise: 800, added: [5000] },
    said: {
      pvb: text({ is: 'raise', to: 5000 }, '44(5)'),
      tda55: text({ is: 'raise', to: 5000 }, '21.b'),
      bdpv: reading({ is: 'raise', to: 5000 }, '2 Einsätze 11', '5.10 Call'),
      gcb: text({ is: 'raise', to: 5000 }, 'T42.3'),
      oepbl: text({ is: 'raise', to: 5000 }, '6.6 oversized chip announced'),
    },
  },
  {
    title: 'the 5,000 chip lands, then "raise"',
    kind: 'raiseWithoutAmount',
    facts: { bigBlind: 400, toFace: 1200, lastRaise: 800, added: [5000], cameFirst: 'chips' },
    said: {
      pvb: text(call(1200, 3800), '44(4)', '44(1)'),
      tda55: text(call(1200, 3800), '21.d', '21.a'),
      bdpv: reading(call(1200, 3800), '2 Einsätze 11', '5.10 Call'),
      gcb: text(call(1200, 3800), 'T42.2', 'T42.1'),
      oepbl: text(call(1200, 3800), '6.6 announce before chip', '6.6 oversized chip'),
    },
  },
];
