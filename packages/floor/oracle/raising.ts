import { base, type ExpectedRulings, reading, text } from './expected-rulings.ts';

const fold = { is: 'fold' } as const;
const callOnly = (amount: number) => ({ is: 'playerChooses', between: [fold, { is: 'call', amount }] }) as const;
const anything = (amount: number, raise: object) =>
  ({ is: 'playerChooses', between: [fold, { is: 'call', amount }, raise] }) as never;
const refused = (amount: number) => ({ is: 'refused', allowed: [fold, { is: 'call', amount }] }) as const;
const to = (amount: number) => ({ is: 'raise', to: amount }) as const;

export const raising: readonly ExpectedRulings[] = [
  {
    title: 'no-limit: bet 1,000, his call, all-in 1,400',
    kind: 'shortAllIn',
    facts: { street: 'flop', bigBlind: 200, betBefore: 1000, wentTo: [1400] },
    said: {
      pvb: text(callOnly(1400), '42(6)'),
      tda55: text(callOnly(1400), '20.c'),
      bdpv: reading(anything(1400, { is: 'raiseFrom', least: 2400 }), '2 Einsätze 2', '5.1'),
      gcb: text(callOnly(1400), 'T41.B1'),
      oepbl: text(callOnly(1400), '6.5 All-In: incomplete raise'),
    },
  },
  {
    title: 'no-limit: bet 1,000, his call, all-in 1,600, all-in 2,200: together more than a raise',
    kind: 'shortAllIn',
    facts: { street: 'flop', bigBlind: 200, betBefore: 1000, wentTo: [1600, 2200] },
    said: {
      pvb: reading(callOnly(2200), '42(6)'),
      tda55: reading(callOnly(2200), '20.c'),
      bdpv: reading(anything(2200, { is: 'raiseFrom', least: 3200 }), '2 Einsätze 2', '5.1'),
      gcb: reading(callOnly(2200), 'T41.B1'),
      oepbl: reading(callOnly(2200), '6.5 All-In: incomplete raise'),
    },
  },
  {
    title: 'no-limit: bet 1,000, his call, all-in 2,000: a full raise',
    kind: 'shortAllIn',
    facts: { street: 'flop', bigBlind: 200, betBefore: 1000, wentTo: [2000] },
    said: {
      pvb: text(anything(2000, { is: 'raiseFrom', least: 3000 }), '42(3)'),
      tda55: text(anything(2000, { is: 'raiseFrom', least: 3000 }), '22.b'),
      bdpv: text(anything(2000, { is: 'raiseFrom', least: 3000 }), '5.3'),
      gcb: text(anything(2000, { is: 'raiseFrom', least: 3000 }), 'T41.A1'),
      oepbl: text(anything(2000, { is: 'raiseFrom', least: 3000 }), '6.4 minimum raise'),
    },
  },
  {
    title: 'no-limit: all-in 1,400 over a bet of 1,000, and he has not acted yet',
    kind: 'shortAllIn',
    facts: { street: 'flop', bigBlind: 200, betBefore: 1000, wentTo: [1400], hasActed: false },
    said: {
      pvb: reading(anything(1400, { is: 'raiseFrom', least: 2400 }), '42(3)'),
      tda55: reading(anything(1400, { is: 'raiseFrom', least: 2400 }), '22.b'),
      bdpv: reading(anything(1400, { is: 'raiseFrom', least: 2400 }), '5.3'),
      gcb: reading(anything(1400, { is: 'raiseFrom', least: 2400 }), 'T41.A1'),
      oepbl: reading(anything(1400, { is: 'raiseFrom', least: 2400 }), '6.4 minimum raise'),
    },
  },
  {
    title: 'limit: bet 400, his call, all-in 600: exactly half a raise',
    kind: 'shortAllIn',
    facts: { structure: 'fixedLimit', street: 'flop', bigBlind: 400, betBefore: 400, wentTo: [600] },
    said: {
      pvb: base(anything(600, to(1000))),
      tda55: base(anything(600, to(1000))),
      bdpv: base(anything(600, to(1000))),
      // how large a raise is in limit it does not say
      gcb: reading(anything(600, to(1000)), 'T41.B2'),
      oepbl: reading(callOnly(600), '6.5 All-In: incomplete raise'),
    },
  },
  {
    title: 'limit: bet 400, his call, all-in 575: less than half a raise',
    kind: 'shortAllIn',
    facts: { structure: 'fixedLimit', street: 'flop', bigBlind: 400, betBefore: 400, wentTo: [575] },
    said: {
      pvb: base(callOnly(575)),
      tda55: base(callOnly(575)),
      bdpv: base(callOnly(575)),
      gcb: reading(callOnly(575), 'T41.B2'),
      oepbl: reading(callOnly(575), '6.5 All-In: incomplete raise'),
    },
  },
  {
    title: 'limit 200/400 on the turn: bet and three raises to 1,600; a fourth?',
    kind: 'tooManyRaises',
    facts: { street: 'turn', bigBlind: 200, toFace: 1600, lastRaise: 400, raises: 3 },
    said: {
      pvb: base(refused(1600)),
      tda55: text(refused(1600), '22.c'),
      bdpv: text(to(2000), '2 Einsätze 2'),
      gcb: text(refused(1600), 'T45.2'),
      oepbl: reading(refused(1600), '6.4 Limit count'),
    },
  },
  {
    title: 'limit, two left in the hand, six in the tournament: a fourth raise on the flop?',
    kind: 'tooManyRaises',
    facts: { street: 'flop', bigBlind: 200, toFace: 800, lastRaise: 200, raises: 3, playersLeft: 2 },
    said: {
      pvb: base(refused(800)),
      tda55: text(refused(800), '22.c'),
      bdpv: text(to(1000), '2 Einsätze 2'),
      gcb: text(refused(800), 'T45.2'),
      oepbl: reading(refused(800), '6.4 Limit count'),
    },
  },
  {
    title: 'limit, the last two of the tournament: a fifth raise before the flop?',
    kind: 'tooManyRaises',
    facts: { street: 'preflop', bigBlind: 200, toFace: 1000, lastRaise: 200, raises: 4, playersLeft: 2, lastTwo: true },
    said: {
      pvb: base(to(1200)),
      tda55: text(to(1200), '22.c', '22.d'),
      bdpv: text(to(1200), '2 Einsätze 2'),
      gcb: text(to(1200), 'T45.2'),
      oepbl: reading(refused(1000), '6.4 Limit count'),
    },
  },
  {
    title: 'limit, three raises before the flop: a fourth?',
    kind: 'tooManyRaises',
    facts: { street: 'preflop', bigBlind: 200, toFace: 800, lastRaise: 200, raises: 3 },
    said: {
      pvb: base(refused(800)),
      tda55: text(refused(800), '22.c'),
      bdpv: text(to(1000), '2 Einsätze 2'),
      gcb: text(refused(800), 'T45.2'),
      oepbl: reading(to(1000), '6.4 Limit count', '6.4 Limit size'),
    },
  },
  {
    title: 'no-limit: a sixth raise on the flop',
    kind: 'tooManyRaises',
    facts: { structure: 'noLimit', street: 'flop', bigBlind: 200, toFace: 6000, lastRaise: 2000, raises: 5 },
    said: {
      pvb: text({ is: 'raiseFrom', least: 8000 }, '42(1)', '46(1)'),
      tda55: text({ is: 'raiseFrom', least: 8000 }, '22.a'),
      bdpv: text({ is: 'raiseFrom', least: 8000 }, '2 Einsätze 2', '5.1'),
      gcb: text({ is: 'raiseFrom', least: 8000 }, 'T45.1'),
      oepbl: text({ is: 'raiseFrom', least: 8000 }, '6.4 No Limit'),
    },
  },
];
