import { base, type ExpectedRulings, left, reading, text } from './expected-rulings.ts';

const call = (amount: number, add: number) => ({ is: 'call', amount, add }) as const;
const fold = { is: 'fold' } as const;
/** He thinks it over, a raise included. */
const reconsiders = (amount: number, least: number) =>
  ({ is: 'notBinding', mayStill: [fold, { is: 'call', amount }, { is: 'raiseFrom', least }] }) as const;
const callOrFold = (amount: number, add: number) =>
  ({ is: 'playerChooses', between: [call(amount, add), fold] }) as const;
/** A raise was overlooked: two have bet, the chips stay, and whether he must complete is for the floor. */
const overlooked = (outcome: ReturnType<typeof call>) => ({
  pvb: left(reading(outcome, '36(3)', '47(1)', '47(2)')),
  tda55: base(outcome),
  gcb: left(reading(outcome, 'T37.A3', 'T37.A4', 'T46.1', 'T46.2')),
});
/** One bet was misheard: the call is completed. */
const misheard = (outcome: ReturnType<typeof call>) => ({
  pvb: reading(outcome, '36(3)', '47(1)', '47(2)'),
  tda55: base(outcome),
  gcb: text(outcome, 'T37.A3', 'T37.A4', 'T46.1', 'T46.2'),
});

export const shortCalls: readonly ExpectedRulings[] = [
  {
    title: '300 on a bet of 800, one has bet',
    kind: 'undercall',
    facts: { street: 'turn', bigBlind: 200, toFace: 800, inFront: 300 },
    said: {
      pvb: base(call(800, 500)),
      tda55: base(call(800, 500)),
      bdpv: text(call(800, 500), '2 Einsätze 13', '5.7', '2 Einsätze 10'),
      gcb: text(call(800, 500), 'T37.A4', 'T37.A3'),
      oepbl: reading(callOrFold(800, 500), '6.6 undercall', '6.6 undercall no raise'),
    },
  },
  {
    title: '1,000 on a raise from 1,000 to 3,000, four in the hand',
    kind: 'undercall',
    facts: { street: 'flop', bigBlind: 200, toFace: 3000, lastRaise: 2000, inFront: 1000, bettors: 2 },
    said: {
      pvb: base(call(3000, 2000)),
      tda55: base(call(3000, 2000)),
      bdpv: text(call(3000, 2000), '2 Einsätze 13', '5.7', '2 Einsätze 10'),
      gcb: left(reading(call(3000, 2000), 'T37.A3', 'T37.A4')),
      oepbl: reading(callOrFold(3000, 2000), '6.6 undercall', '6.6 undercall no raise'),
    },
  },
  {
    title: 'the same with two in the hand',
    kind: 'undercall',
    facts: { street: 'flop', bigBlind: 200, toFace: 3000, lastRaise: 2000, inFront: 1000, bettors: 2, headsUp: true },
    said: {
      pvb: base(call(3000, 2000)),
      tda55: base(call(3000, 2000)),
      bdpv: text(call(3000, 2000), '2 Einsätze 13', '5.7'),
      gcb: text(call(3000, 2000), 'T37.A4', 'T37.A3'),
      oepbl: reading(callOrFold(3000, 2000), '6.6 undercall'),
    },
  },
  {
    title: 'a missed raise, 490 of 1,000: 49 percent',
    kind: 'misunderstoodAction',
    facts: { street: 'flop', bigBlind: 10, toFace: 1000, lastRaise: 510, put: 490 },
    said: {
      ...overlooked(call(1000, 510)),
      bdpv: text(reconsiders(1000, 1510), '2 Einsätze 10 Rücknahme'),
      oepbl: text(callOrFold(1000, 510), '6.6 undercall'),
    },
  },
  {
    title: 'a missed raise, 500 of 1,000: exactly half',
    kind: 'misunderstoodAction',
    facts: { street: 'flop', bigBlind: 100, toFace: 1000, lastRaise: 500, put: 500 },
    said: {
      ...overlooked(call(1000, 500)),
      bdpv: left(reading(call(1000, 500), '5.8', '2 Einsätze 10 Rücknahme')),
      oepbl: text(callOrFold(1000, 500), '6.6 undercall'),
    },
  },
  {
    title: 'a missed raise, 790 of 1,000: 79 percent',
    kind: 'misunderstoodAction',
    facts: { street: 'flop', bigBlind: 10, toFace: 1000, lastRaise: 210, put: 790 },
    said: {
      ...overlooked(call(1000, 210)),
      bdpv: left(reading(call(1000, 210), '5.8')),
      oepbl: text(callOrFold(1000, 210), '6.6 undercall'),
    },
  },
  {
    title: 'a missed raise, 800 of 1,000: exactly 80 percent',
    kind: 'misunderstoodAction',
    facts: { street: 'flop', bigBlind: 100, toFace: 1000, lastRaise: 200, put: 800 },
    said: {
      ...overlooked(call(1000, 200)),
      bdpv: text(call(1000, 200), '5.9'),
      oepbl: text(callOrFold(1000, 200), '6.6 undercall'),
    },
  },
  {
    title: 'a missed raise, 490 of 1,000, and the next has folded',
    kind: 'misunderstoodAction',
    facts: { street: 'flop', bigBlind: 10, toFace: 1000, lastRaise: 510, put: 490, actedBehind: true },
    said: {
      ...overlooked(call(1000, 510)),
      bdpv: left(reading(call(1000, 510), '5.8')),
      oepbl: text(callOrFold(1000, 510), '6.6 undercall'),
    },
  },
  {
    title: 'the big blind of 200 faces 1,000 and adds 375: 47 percent of what is owed',
    kind: 'misunderstoodAction',
    facts: { bigBlind: 200, toFace: 1000, lastRaise: 800, inFront: 200, put: 375 },
    said: {
      ...overlooked(call(1000, 425)),
      bdpv: text(reconsiders(1000, 1800), '2 Einsätze 10 Rücknahme'),
      oepbl: text(callOrFold(1000, 425), '6.6 undercall'),
    },
  },
  {
    title: 'the big blind of 200 faces 1,000 and adds 625: 78 percent of what is owed, 82 of the bet',
    kind: 'misunderstoodAction',
    facts: { bigBlind: 200, toFace: 1000, lastRaise: 800, inFront: 200, put: 625 },
    said: {
      ...overlooked(call(1000, 175)),
      bdpv: left(reading(call(1000, 175), '5.8')),
      oepbl: text(callOrFold(1000, 175), '6.6 undercall'),
    },
  },
  {
    title: '2,100 for a raise against a misheard 2,400: below half of the least raise to 4,400',
    kind: 'misunderstoodAction',
    facts: {
      street: 'flop',
      bigBlind: 100,
      toFace: 2400,
      lastRaise: 2000,
      act: 'raise',
      what: 'amountMisheard',
      put: 2100,
    },
    said: {
      pvb: reading({ is: 'raise', to: 4400, add: 2300 }, '36(2)'),
      tda55: reading({ is: 'raise', to: 4400, add: 2300 }, '33.a'),
      bdpv: text({ is: 'notBinding', mayStill: [fold, { is: 'call', amount: 2400 }] }, '2 Einsätze 6'),
      gcb: reading({ is: 'raise', to: 4400, add: 2300 }, 'T37.A2'),
      oepbl: base({ is: 'raise', to: 4400, add: 2300 }),
    },
  },
  {
    title: 'the same with 2,200: exactly half of the least raise',
    kind: 'misunderstoodAction',
    facts: {
      street: 'flop',
      bigBlind: 100,
      toFace: 2400,
      lastRaise: 2000,
      act: 'raise',
      what: 'amountMisheard',
      put: 2200,
    },
    said: {
      pvb: reading({ is: 'raise', to: 4400, add: 2200 }, '36(2)'),
      tda55: reading({ is: 'raise', to: 4400, add: 2200 }, '33.a'),
      bdpv: text({ is: 'raise', to: 4400, add: 2200 }, '2 Einsätze 6 ab 50 Prozent'),
      gcb: reading({ is: 'raise', to: 4400, add: 2200 }, 'T37.A2'),
      oepbl: base({ is: 'raise', to: 4400, add: 2200 }),
    },
  },
  {
    title: 'a bet of 400 taken for 100, 100 put in: a quarter',
    kind: 'misunderstoodAction',
    facts: { street: 'river', bigBlind: 100, toFace: 400, what: 'amountMisheard', put: 100 },
    said: {
      ...misheard(call(400, 300)),
      bdpv: reading({ is: 'notBinding', mayStill: [fold, { is: 'call', amount: 400 }] }, '5.8'),
      oepbl: reading(callOrFold(400, 300), '6.6 undercall'),
    },
  },
  {
    title: 'a bet of 375 taken for 300, 300 put in: exactly 80 percent',
    kind: 'misunderstoodAction',
    facts: { street: 'river', bigBlind: 50, toFace: 375, what: 'amountMisheard', put: 300 },
    said: {
      ...misheard(call(375, 75)),
      bdpv: text(call(375, 75), '5.9'),
      oepbl: reading(callOrFold(375, 75), '6.6 undercall'),
    },
  },
  {
    title: 'told 2,400, the bet is 4,200',
    kind: 'miscountAccepted',
    facts: { toFace: 4200, told: 2400, put: 2400 },
    said: {
      pvb: text(call(4200, 1800), '47(1)', '47(2)'),
      tda55: base(call(4200, 1800)),
      bdpv: left(text(call(4200, 1800), '5.8')),
      gcb: text(call(4200, 1800), 'T46.1', 'T46.2'),
      oepbl: base(call(4200, 1800)),
    },
  },
  {
    title: 'told 3,500, the bet is 4,200: 83 percent',
    kind: 'miscountAccepted',
    facts: { toFace: 4200, told: 3500, put: 3500 },
    said: {
      pvb: text(call(4200, 700), '47(1)', '47(2)'),
      tda55: base(call(4200, 700)),
      bdpv: text(call(4200, 700), '5.9'),
      gcb: text(call(4200, 700), 'T46.1', 'T46.2'),
      oepbl: base(call(4200, 700)),
    },
  },
  {
    title: 'told 2,000, the bet is 4,200: 47 percent',
    kind: 'miscountAccepted',
    facts: { toFace: 4200, told: 2000, put: 2000 },
    said: {
      pvb: text(call(4200, 2200), '47(1)', '47(2)'),
      tda55: base(call(4200, 2200)),
      bdpv: reading({ is: 'notBinding', mayStill: [fold, { is: 'call', amount: 4200 }] }, '5.8'),
      gcb: text(call(4200, 2200), 'T46.1', 'T46.2'),
      oepbl: base(call(4200, 2200)),
    },
  },
];
