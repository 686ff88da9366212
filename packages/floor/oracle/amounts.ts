import { base, type ExpectedRulings, left, reading, text } from './expected-rulings.ts';

const bet = (amount: number, change?: number) =>
  ({ is: 'bet', amount, ...(change === undefined ? {} : { change }) }) as const;
const fold = { is: 'fold' } as const;

const settled = (paid: number, allInHas: number, opponentHas: number, removed: number) =>
  ({ is: 'hiddenChipsSettled', paid, allInHas, opponentHas, removed }) as const;

export const amounts: readonly ExpectedRulings[] = [
  {
    title: '"five" into a pot of 900 at a big blind of 100',
    kind: 'unclearAmount',
    facts: { street: 'flop', bigBlind: 100, toFace: 0, number: 5, pot: 900 },
    said: {
      pvb: text(bet(500), '50(2)', '50(2)a'),
      tda55: base(bet(500)),
      bdpv: left(reading(bet(500), '2 Einsätze 5 Rücknahme')),
      gcb: text(bet(500), 'T49.2'),
      oepbl: base(bet(500)),
    },
  },
  {
    title: '"five" into a pot of 6,000 at a big blind of 100',
    kind: 'unclearAmount',
    facts: { street: 'flop', bigBlind: 100, toFace: 0, number: 5, pot: 6000 },
    said: {
      pvb: text(bet(500), '50(2)', '50(2)a'),
      tda55: base(bet(5000)),
      bdpv: left(reading(bet(500), '2 Einsätze 5 Rücknahme')),
      gcb: text(bet(500), 'T49.2'),
      oepbl: base(bet(5000)),
    },
  },
  {
    title: '"five" into a pot of 6,000 at a big blind of 2,000',
    kind: 'unclearAmount',
    facts: { street: 'flop', bigBlind: 2000, toFace: 0, number: 5, pot: 6000 },
    said: {
      pvb: text(bet(5000), '50(2)', '50(2)a'),
      tda55: base(bet(5000)),
      bdpv: left(reading(bet(5000), '2 Einsätze 5 Rücknahme')),
      gcb: text(bet(5000), 'T49.2'),
      oepbl: base(bet(5000)),
    },
  },
  {
    title: '"raise, five" on a raise to 1,200, pot 2,000',
    kind: 'unclearAmount',
    facts: { bigBlind: 400, toFace: 1200, lastRaise: 800, number: 5, said: 'raise', pot: 2000 },
    said: {
      pvb: text({ is: 'raise', to: 5000 }, '50(2)'),
      tda55: base({ is: 'raise', to: 5000 }),
      bdpv: left(reading({ is: 'raise', to: 5000 }, '2 Einsätze 5 Rücknahme')),
      gcb: text({ is: 'raise', to: 5000 }, 'T49.2'),
      oepbl: base({ is: 'raise', to: 5000 }),
    },
  },
  {
    title: '"I bet pot" in no-limit',
    kind: 'betThePot',
    facts: { street: 'flop', bigBlind: 200, toFace: 0 },
    said: {
      pvb: text({ is: 'betFrom', least: 200 }, '48(2)'),
      tda55: base({ is: 'betFrom', least: 200 }),
      bdpv: base({ is: 'betFrom', least: 200 }),
      gcb: text({ is: 'bet', amount: 200, add: 200 }, 'T47.2'),
      oepbl: base({ is: 'betFrom', least: 200 }),
    },
  },
  {
    title: '"pot" in no-limit on a bet of 600',
    kind: 'betThePot',
    facts: { street: 'flop', bigBlind: 200, toFace: 600 },
    said: {
      pvb: text({ is: 'raiseFrom', least: 1200 }, '48(2)'),
      tda55: base({ is: 'raiseFrom', least: 1200 }),
      bdpv: base({ is: 'raiseFrom', least: 1200 }),
      gcb: text({ is: 'raise', to: 1200, add: 1200 }, 'T47.2'),
      oepbl: base({ is: 'raiseFrom', least: 1200 }),
    },
  },
  {
    title: '"eight hundred", then a 1,000 chip',
    kind: 'wordsAndChips',
    facts: { street: 'turn', bigBlind: 200, toFace: 0, said: 'amount', amount: 800, added: [1000] },
    said: {
      pvb: text(bet(800, 200), '50(3)'),
      tda55: reading(bet(800, 200), '21.d', '24.a', '33.a'),
      bdpv: text(bet(800, 200), '5.6'),
      gcb: reading(bet(800, 200), 'T37.A2'),
      oepbl: reading(bet(800, 200), '6.6 clear action'),
    },
  },
  {
    title: 'two 500s, then "eight hundred"',
    kind: 'wordsAndChips',
    facts: {
      street: 'turn',
      bigBlind: 200,
      toFace: 0,
      said: 'amount',
      amount: 800,
      added: [500, 500],
      cameFirst: 'chips',
    },
    said: {
      pvb: text(bet(1000), '50(3)'),
      tda55: reading(bet(1000), '21.d', '24.a', '33.a'),
      bdpv: text(bet(800, 200), '5.6'),
      gcb: base(bet(1000)),
      oepbl: base(bet(1000)),
    },
  },
  {
    title: 'two 500s and "eight hundred" at the same time',
    kind: 'wordsAndChips',
    facts: {
      street: 'turn',
      bigBlind: 200,
      toFace: 0,
      said: 'amount',
      amount: 800,
      added: [500, 500],
      cameFirst: 'together',
    },
    said: {
      pvb: text(bet(800, 200), '50(3)'),
      tda55: reading(bet(800, 200), '21.d', '24.a', '33.a'),
      bdpv: text(bet(800, 200), '5.6'),
      gcb: base(bet(800, 200)),
      oepbl: base(bet(800, 200)),
    },
  },
  {
    title: '5,000 shown, 1,000 hidden, the caller had 5,400 and wins',
    kind: 'hiddenChips',
    facts: { shown: 5000, hidden: 1000, callerStack: 5400, won: 'caller' },
    said: {
      pvb: text(settled(5400, 600, 10800, 0), '43(1)', '43(1)b'),
      tda55: reading(settled(5000, 0, 10400, 1000), '17.a', '17.b'),
      bdpv: left(text(settled(5400, 600, 10800, 0), '6.16', '6.16 nächster Deal')),
      gcb: left(reading(settled(5400, 600, 10800, 0), 'T53a.1', 'T53a.3')),
      oepbl: left(text(settled(5000, 1000, 10400, 0), '6.6 visible chips')),
    },
  },
  {
    title: '5,000 shown, 1,000 hidden, the caller had 9,000 and loses',
    kind: 'hiddenChips',
    facts: { shown: 5000, hidden: 1000, callerStack: 9000, won: 'allIn' },
    said: {
      pvb: text(settled(5000, 11000, 4000, 0), '43(1)', '43(1)a'),
      tda55: reading(settled(5000, 10000, 4000, 1000), '17.a', '17.b'),
      bdpv: reading(settled(5000, 11000, 4000, 0), '6.16'),
      gcb: left(text(settled(5000, 11000, 4000, 0), 'T53a.1', 'T53a.2')),
      oepbl: left(text(settled(5000, 11000, 4000, 0), '6.6 visible chips')),
    },
  },
  {
    title: '5,000 shown, 1,000 hidden, the caller had 9,000 and wins; the next hand has begun',
    kind: 'hiddenChips',
    facts: { shown: 5000, hidden: 1000, callerStack: 9000, won: 'caller', nextHandBegun: true },
    said: {
      pvb: text(settled(6000, 0, 15000, 0), '43(1)', '43(1)a'),
      tda55: reading(settled(5000, 0, 14000, 1000), '17.a', '17.b'),
      bdpv: text(settled(5000, 0, 14000, 1000), '6.16', '6.16 nächster Deal begonnen'),
      gcb: left(text(settled(6000, 0, 15000, 0), 'T53a.1', 'T53a.3')),
      oepbl: left(text(settled(5000, 1000, 14000, 0), '6.6 visible chips')),
    },
  },
  {
    title: 'a straddle of 400 at blinds of 100 and 200',
    kind: 'straddleWanted',
    facts: { bigBlind: 200, amount: 400 },
    said: (() => {
      const refused = {
        is: 'refused',
        allowed: [fold, { is: 'call', amount: 200 }, { is: 'raiseFrom', least: 400 }],
      } as const;
      return {
        pvb: base(refused),
        tda55: base(refused),
        bdpv: text(refused, '3.8'),
        gcb: base(refused),
        oepbl: base(refused),
      };
    })(),
  },
  {
    title: '5,000 shown, 1,000 hidden, the caller had exactly 5,000 and wins',
    kind: 'hiddenChips',
    facts: { shown: 5000, hidden: 1000, callerStack: 5000, won: 'caller' },
    said: {
      pvb: text(settled(5000, 1000, 10000, 0), '43(1)'),
      tda55: reading(settled(5000, 0, 10000, 1000), '17.a', '17.b'),
      bdpv: left(text(settled(5000, 1000, 10000, 0), '6.16')),
      gcb: left(text(settled(5000, 1000, 10000, 0), 'T53a.1', 'T53a.3')),
      oepbl: left(text(settled(5000, 1000, 10000, 0), '6.6 visible chips')),
    },
  },
];
