import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const straddleAllowed = { is: 'straddleAllowed', amount: 40 } as const;
const waysBack = {
  is: 'waysBack',
  ways: [
    { way: 'waitBigBlind', hand: 5, live: 10, dead: 0 },
    { way: 'postBoth', live: 0, dead: 5 },
  ],
} as const;
const runOnce = { is: 'runOnce', why: 'potTooSmall' } as const;
const startsWith = { is: 'startsWith', chips: 18500 } as const;
const startsWith2 = { is: 'startsWith', chips: 20000 } as const;

export const entriesAndCash: readonly ExpectedAt[] = [
  {
    title: 'four agree on a deal',
    kind: 'dealProposed',
    facts: { players: 4, agree: 4 },
    said: {
      pvb: text({ is: 'dealRefused' }, '07(1)'),
      tda55: base({ is: 'dealRecorded' }),
      bdpv: text({ is: 'dealRecorded' }, '6.29', '6.30', '6.31'),
      gcb: base({ is: 'dealRecorded' }),
      oepbl: base({ is: 'dealRecorded' }),
    },
  },
  {
    title: 'three of four agree on a deal',
    kind: 'dealProposed',
    facts: { players: 4, agree: 3 },
    said: {
      pvb: text({ is: 'dealRefused' }, '07(1)'),
      tda55: base({ is: 'dealVoid' }),
      bdpv: text({ is: 'dealVoid' }, '6.29', '6.30', '6.31'),
      gcb: base({ is: 'dealVoid' }),
      oepbl: base({ is: 'dealVoid' }),
    },
  },
  {
    title: 'all agree to check a side pot down',
    kind: 'dealProposed',
    facts: { what: 'pot', players: 4, agree: 4 },
    said: {
      pvb: reading({ is: 'dealVoid' }, '68(2)'),
      tda55: reading({ is: 'dealVoid' }, '45.a'),
      bdpv: text({ is: 'dealVoid' }, '1 Ablauf 9'),
      gcb: reading({ is: 'dealVoid' }, 'T60.2'),
      oepbl: reading({ is: 'dealVoid' }, '2.15 cheating'),
    },
  },
  {
    title: 'a re-entry in level 6',
    kind: 'rebuyAfterBust',
    facts: { what: 'reEntry', level: 6 },
    said: {
      pvb: reading({ is: 'entryRefused' }, '20(1)'),
      tda55: base({ is: 'entryTaken' }),
      bdpv: base({ is: 'entryTaken' }),
      gcb: text({ is: 'entryTaken' }, 'T7.2', 'T7.3', 'T7.4'),
      oepbl: base({ is: 'entryTaken' }),
    },
  },
  {
    title: 'a re-entry in level 7',
    kind: 'rebuyAfterBust',
    facts: { what: 'reEntry', level: 7 },
    said: {
      pvb: reading({ is: 'entryRefused' }, '20(1)'),
      tda55: base({ is: 'entryTaken' }),
      bdpv: base({ is: 'entryTaken' }),
      gcb: text({ is: 'entryRefused' }, 'T7.2', 'T7.3', 'T7.4'),
      oepbl: base({ is: 'entryTaken' }),
    },
  },
  {
    title: 'he announced the rebuy and takes it back',
    kind: 'rebuyAfterBust',
    facts: { what: 'rebuy', takesBack: true },
    said: {
      pvb: text({ is: 'entryRefused' }, '20(1)'),
      tda55: text({ is: 'mustPayRebuy' }, '53.a', '53.b', '53.c'),
      bdpv: text({ is: 'entryRefused' }, '6.16 Rebuy'),
      gcb: text({ is: 'mustPayRebuy' }, 'T26.1', 'T26.2', 'T26.3'),
      oepbl: base({ is: 'mustPayRebuy' }),
    },
  },
  {
    title: 'an add-on without a chip left',
    kind: 'rebuyAfterBust',
    facts: { what: 'addOn', chipsLeft: false },
    said: {
      pvb: text({ is: 'entryRefused' }, '20(1)'),
      tda55: text({ is: 'entryRefused' }, '6.a', '6.b', '6.c'),
      bdpv: base({ is: 'entryTaken' }),
      gcb: reading({ is: 'entryTaken' }, 'T26.2'),
      oepbl: base({ is: 'entryTaken' }),
    },
  },
  {
    title: 'a second straddle',
    kind: 'straddle',
    facts: {
      seat: 5,
      amount: 40,
      stack: 900,
      bigBlind: 10,
      bigBlindSeat: 3,
      buttonSeat: 1,
      playing: [1, 2, 3, 4, 5, 6],
      before: [{ seat: 4, amount: 20 }],
    },
    said: {
      pvb: base(straddleAllowed),
      tda55: base(straddleAllowed),
      bdpv: text({ is: 'straddleRefused', why: 'forbidden' }, '3.8'),
      gcb: text(straddleAllowed, 'C9.1', 'C9.2', 'C9.3', 'C9.4', 'C9.5', 'C9.6'),
      oepbl: base(straddleAllowed),
    },
  },
  {
    title: 'the small blind missed',
    kind: 'missedBlinds',
    facts: {
      seat: 7,
      missed: 'smallBlind',
      bigBlind: 10,
      smallBlind: 5,
      buttonSeat: 1,
      smallBlindSeat: 2,
      bigBlindSeat: 3,
      playing: [1, 2, 3, 4, 5, 6],
    },
    said: {
      pvb: base(waysBack),
      tda55: base(waysBack),
      bdpv: base(waysBack),
      gcb: reading(waysBack, 'C3.a', 'C3.b', 'C3.c', 'C3.1'),
      oepbl: base(waysBack),
    },
  },
  {
    title: '99 big blinds to be run twice',
    kind: 'runItTwice',
    facts: { pot: 990, bigBlind: 10 },
    said: {
      pvb: base(runOnce),
      tda55: base(runOnce),
      bdpv: base(runOnce),
      gcb: text(runOnce, 'C8.1', 'C8.a', 'C8.b', 'C8.c', 'C8.d', 'C8.3'),
      oepbl: base(runOnce),
    },
  },
  {
    title: 'entered, absent until now',
    kind: 'lateEntry',
    facts: { who: 'entered', startingStack: 20000, blindsSoFar: 1500 },
    said: {
      pvb: text(startsWith, '12(1a)', '12(5)'),
      tda55: base(startsWith2),
      bdpv: text(startsWith, '6.2', '6.3 Blinds Abwesender'),
      gcb: text(startsWith2, 'T7.1'),
      oepbl: base(startsWith2),
    },
  },
];
