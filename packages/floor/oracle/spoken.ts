import { base, type ExpectedRulings, reading, text } from './expected-rulings.ts';

const fold = { is: 'fold' } as const;
const call = (amount: number, change?: number) =>
  ({ is: 'call', amount, ...(change === undefined ? {} : { change }) }) as const;
const raise = (to: number, change?: number) =>
  ({ is: 'raise', to, ...(change === undefined ? {} : { change }) }) as const;
const free = (amount: number, least: number) =>
  ({ is: 'notBinding', mayStill: [fold, { is: 'call', amount }, { is: 'raiseFrom', least }] }) as const;
const noBet = (least: number) => ({ is: 'notBinding', mayStill: [{ is: 'check' }, { is: 'betFrom', least }] }) as const;
const told = (how: 'sum' | 'estimate' | 'count' | 'playerTells' | 'spread') => ({ is: 'chipsTold', how }) as const;

export const spoken: readonly ExpectedRulings[] = [
  {
    title: 'the small blind takes his 300 back and puts down a 1,000 chip',
    kind: 'silentChips',
    facts: { bigBlind: 600, toFace: 600, inFront: [100, 100, 100], added: [1000], takenBackFirst: true },
    said: {
      pvb: text(call(600, 400)),
      tda55: text(call(600, 400), '21.a'),
      bdpv: text(call(600, 400), '2 Einsätze 11', '5.10 Call'),
      gcb: text(call(600, 400), 'T42.1'),
      oepbl: text(call(600, 400), '6.6 oversized chip'),
    },
  },
  {
    title: 'limit: two 500s on a bet of 200',
    kind: 'silentChips',
    facts: { structure: 'fixedLimit', street: 'flop', bigBlind: 200, toFace: 200, added: [500, 500] },
    said: {
      // how large a raise is in limit only one of them says
      pvb: reading(raise(400, 600), '45(1)'),
      tda55: reading(raise(400, 600), '20.a'),
      bdpv: reading(raise(400, 600), '2 Einsätze 12 Hälfte'),
      gcb: reading(raise(400, 600), 'T43.2'),
      oepbl: reading(raise(400, 600), '6.6 bet in one motion'),
    },
  },
  {
    title: '"raise", the call of 400, then 800 more',
    kind: 'stringBet',
    facts: { street: 'flop', bigBlind: 200, toFace: 400, announced: 'raise', first: 400, second: 800 },
    said: {
      pvb: text(raise(1200), '41(1)c'),
      tda55: text(raise(1200), '23.3'),
      bdpv: text(raise(800, 400), '6.20', '6.20 Minimum'),
      gcb: text(raise(1200), 'T40.c'),
      oepbl: text(raise(1200), '6.6 bet after announced raise'),
    },
  },
  {
    title: '"raise", 500 on a bet of 400, then 700 more',
    kind: 'stringBet',
    facts: { street: 'flop', bigBlind: 200, toFace: 400, announced: 'raise', first: 500, second: 700 },
    said: {
      pvb: reading(raise(800, 400), '41(1)c'),
      tda55: reading(raise(800, 400), '23.3'),
      bdpv: text(raise(800, 400), '6.20', '6.20 Minimum'),
      gcb: text(raise(800, 400), 'T40.d'),
      oepbl: reading(raise(800, 400), '6.6 bet after announced raise'),
    },
  },
  {
    title: '500 pushed over the line and not let go',
    kind: 'chipsNotReleased',
    facts: { street: 'flop', bigBlind: 100, toFace: 0, moved: 500, released: 0, overLine: 500, intoPot: 0 },
    said: {
      pvb: text(noBet(100), '36(3)', '40(1)'),
      tda55: text(noBet(100), '25.a'),
      bdpv: text(noBet(100), '5.5'),
      gcb: text(noBet(100), 'T37.A3'),
      oepbl: text({ is: 'bet', amount: 500 }, '6.6 betting line'),
    },
  },
  {
    title: '"call", then three 1,000s on a bet of 1,200',
    kind: 'wordsAndChips',
    facts: { street: 'turn', bigBlind: 200, toFace: 1200, said: 'call', added: [1000, 1000, 1000] },
    said: {
      pvb: text(call(1200, 1800), '36(2)', '50(3)'),
      tda55: text(call(1200, 1800), '33.a'),
      bdpv: text(call(1200, 1800), '5.6'),
      gcb: text(call(1200, 1800), 'T37.A2', 'T39.a'),
      oepbl: text(call(1200, 1800), '6.6 clear action'),
    },
  },
  {
    title: '"check" facing a bet of 400',
    kind: 'wordsAndChips',
    facts: { street: 'turn', bigBlind: 200, toFace: 400, said: 'check' },
    said: {
      pvb: text(free(400, 800), '36(2)'),
      tda55: text(free(400, 800), '33.a'),
      bdpv: text(free(400, 800), '2 Einsätze 5'),
      gcb: text(free(400, 800), 'T37.A2'),
      oepbl: text(free(400, 800), '6.6 clear action'),
    },
  },
  {
    title: '"raise to 1,500" on a bet of 1,000, and two 1,000s',
    kind: 'wordsAndChips',
    facts: { street: 'turn', bigBlind: 200, toFace: 1000, said: 'raise', amount: 1500, added: [1000, 1000] },
    said: {
      pvb: reading(raise(2000), '36(2)'),
      tda55: reading(raise(2000), '33.a'),
      bdpv: text(raise(2000), '5.11'),
      gcb: reading(raise(2000), 'T37.A2'),
      oepbl: base(raise(2000)),
    },
  },
  {
    title: 'the size of the pot, pot-limit',
    kind: 'potSizeAsked',
    facts: { structure: 'potLimit' },
    said: {
      pvb: reading(told('sum'), '48(1)'),
      tda55: text(told('sum'), '54.a'),
      bdpv: base(told('sum')),
      gcb: text(told('sum'), 'T47.1'),
      oepbl: text(told('spread'), '6.7 pot size'),
    },
  },
  {
    title: 'an opponent will not say how much he has',
    kind: 'stackAsked',
    facts: { asked: 'willNot' },
    said: {
      pvb: base(told('estimate')),
      tda55: text(told('count'), '18.a', '18.b'),
      bdpv: base(told('estimate')),
      gcb: text(told('estimate'), 'T52.1'),
      oepbl: text(told('count'), '6.6 ask stack', '6.7 stack information'),
    },
  },
  {
    title: 'the big blind of 400 is all-in for 250',
    kind: 'shortBigBlind',
    facts: { bigBlind: 400, posted: 250 },
    said: (() => {
      const full = {
        is: 'playerChooses',
        between: [fold, { is: 'call', amount: 400 }, { is: 'raiseFrom', least: 800 }],
      } as const;
      return {
        pvb: base(full),
        tda55: base(full),
        bdpv: text(full, '3.1', '5.2 kurzer Big Blind'),
        gcb: base(full),
        oepbl: text(full, '6.5 All-In: full blind for the others'),
      };
    })(),
  },
  {
    title: 'a first bet of 150 all-in at a big blind of 200 on the flop',
    kind: 'shortAllIn',
    facts: { street: 'flop', bigBlind: 200, betBefore: 0, wentTo: [150], hasActed: false },
    said: (() => {
      const open = {
        is: 'playerChooses',
        between: [fold, { is: 'call', amount: 150 }, { is: 'raiseFrom', least: 350 }],
      } as const;
      return {
        pvb: reading(open, '42(3)'),
        tda55: reading(open, '22.b'),
        bdpv: text(open, '5.2 All In unter Big Blind'),
        gcb: reading(open, 'T41.A1'),
        oepbl: text(open, '6.5 All-In: players yet to act'),
      };
    })(),
  },
  {
    title: '"I fold" out of turn; then somebody in front raises to 800',
    kind: 'foldOutOfOrder',
    facts: {
      when: 'outOfTurn',
      how: 'words',
      street: 'preflop',
      bigBlind: 200,
      toFace: 800,
      lastRaise: 600,
      raisedSince: true,
    },
    said: {
      pvb: text(fold, '37(5)', '39(4)', '38(1)'),
      tda55: text(free(800, 1400), '33.b'),
      bdpv: reading(free(800, 1400), '2 Einsätze 8 bindend'),
      gcb: text(fold, 'T38.A4', 'T50.1'),
      oepbl: text(free(800, 1400), '6.6 out of turn'),
    },
  },
  {
    title: 'chips missing from a call are noticed when the round is over',
    kind: 'undercall',
    facts: { street: 'flop', bigBlind: 200, toFace: 800, inFront: 600, roundOver: true },
    said: {
      pvb: base({ is: 'playOn' }),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Einsätze 13'),
      gcb: base({ is: 'playOn' }),
      oepbl: base({ is: 'playOn' }),
    },
  },
  {
    title: 'a 500 chip opens the turn; asked, he says "two hundred"',
    kind: 'wordsAndChips',
    facts: { street: 'turn', bigBlind: 100, toFace: 0, said: 'amount', amount: 200, added: [500], cameFirst: 'chips' },
    said: {
      pvb: text({ is: 'bet', amount: 500 }, '44(6)', '50(3)'),
      tda55: reading({ is: 'bet', amount: 500 }, '21.c'),
      bdpv: text({ is: 'bet', amount: 200, change: 300 }, '5.10'),
      gcb: reading({ is: 'bet', amount: 500 }, 'T42.4'),
      oepbl: reading({ is: 'bet', amount: 500 }, '6.6 oversized chip'),
    },
  },
  {
    title: '"bet 500" out of turn, then an all-in for 300 in front of him',
    kind: 'outOfTurn',
    facts: {
      street: 'flop',
      bigBlind: 200,
      toFace: 0,
      act: 'bet',
      amount: 500,
      between: ['allInForMore'],
      toFaceNow: 300,
    },
    said: {
      pvb: reading(free(300, 600), '37(4)'),
      tda55: reading(free(300, 600), '33.b'),
      bdpv: text(free(300, 600), '2 Einsätze 8 bindend'),
      gcb: reading(free(300, 600), 'T38.A3'),
      oepbl: reading(free(300, 600), '6.6 out of turn'),
    },
  },
];
