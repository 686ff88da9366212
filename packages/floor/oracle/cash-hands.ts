import type { ExpectedAt } from './expected-at.ts';
import { base, text } from './expected-rulings.ts';

const straddleRefused = { is: 'straddleRefused', why: 'notNextInTurn' } as const;
const straddleRefused2 = { is: 'straddleRefused', why: 'wouldBeAllIn' } as const;
const runOnce = { is: 'runOnce', why: 'flop' } as const;
const runOnce2 = { is: 'runOnce', why: 'forbidden' } as const;
const runOnce3 = { is: 'runOnce', why: 'actionLeft' } as const;
const seatGoesTo = { is: 'seatGoesTo', seat: 7 } as const;
const seatGoesTo2 = { is: 'seatGoesTo', seat: 4 } as const;
const bringsAtLeast = { is: 'bringsAtLeast', amount: 500 } as const;

export const cashHands: readonly ExpectedAt[] = [
  {
    title: 'the button wants to straddle first',
    kind: 'straddle',
    facts: {
      seat: 1,
      amount: 20,
      stack: 900,
      bigBlind: 10,
      bigBlindSeat: 3,
      buttonSeat: 1,
      playing: [1, 2, 3, 4, 5, 6],
    },
    said: {
      pvb: base(straddleRefused),
      tda55: base(straddleRefused),
      bdpv: text({ is: 'straddleRefused', why: 'forbidden' }, '3.8'),
      gcb: text(straddleRefused, 'C9.1', 'C9.2', 'C9.3', 'C9.4', 'C9.5', 'C9.6'),
      oepbl: base(straddleRefused),
    },
  },
  {
    title: 'the small blind wants to straddle',
    kind: 'straddle',
    facts: {
      seat: 2,
      amount: 20,
      stack: 900,
      bigBlind: 10,
      bigBlindSeat: 3,
      buttonSeat: 1,
      playing: [1, 2, 3, 4, 5, 6],
    },
    said: {
      pvb: base(straddleRefused),
      tda55: base(straddleRefused),
      bdpv: text({ is: 'straddleRefused', why: 'forbidden' }, '3.8'),
      gcb: text(straddleRefused, 'C9.1', 'C9.2', 'C9.3', 'C9.4', 'C9.5', 'C9.6'),
      oepbl: base(straddleRefused),
    },
  },
  {
    title: 'a straddle with the last 15',
    kind: 'straddle',
    facts: {
      seat: 4,
      amount: 20,
      stack: 15,
      bigBlind: 10,
      bigBlindSeat: 3,
      buttonSeat: 1,
      playing: [1, 2, 3, 4, 5, 6],
    },
    said: {
      pvb: base(straddleRefused2),
      tda55: base(straddleRefused2),
      bdpv: text({ is: 'straddleRefused', why: 'forbidden' }, '3.8'),
      gcb: text(straddleRefused2, 'C9.1', 'C9.2', 'C9.3', 'C9.4', 'C9.5', 'C9.6'),
      oepbl: base(straddleRefused2),
    },
  },
  {
    title: 'run twice from the flop',
    kind: 'runItTwice',
    facts: { pot: 1000, bigBlind: 10, from: 'flop' },
    said: {
      pvb: base(runOnce),
      tda55: base(runOnce),
      bdpv: base(runOnce),
      gcb: text(runOnce, 'C8.1', 'C8.a', 'C8.b', 'C8.c', 'C8.d', 'C8.3'),
      oepbl: base(runOnce),
    },
  },
  {
    title: 'run twice in a tournament',
    kind: 'runItTwice',
    facts: { pot: 1000, bigBlind: 10, table: 'tournament' },
    said: {
      pvb: base(runOnce2),
      tda55: base(runOnce2),
      bdpv: base(runOnce2),
      gcb: text(runOnce2, 'C8.1'),
      oepbl: base(runOnce2),
    },
  },
  {
    title: 'run twice with two who are not all-in',
    kind: 'runItTwice',
    facts: { pot: 1000, bigBlind: 10, notAllIn: 2 },
    said: {
      pvb: base(runOnce3),
      tda55: base(runOnce3),
      bdpv: base(runOnce3),
      gcb: text(runOnce3, 'C8.1', 'C8.a', 'C8.b', 'C8.c', 'C8.d', 'C8.3'),
      oepbl: base(runOnce3),
    },
  },
  {
    title: 'two registered, one asking',
    kind: 'freeSeat',
    facts: { registered: [{ seat: 7 }, { seat: 3 }], asking: [1], waiting: ['waitingList'] },
    said: {
      pvb: base(seatGoesTo),
      tda55: base(seatGoesTo),
      bdpv: base(seatGoesTo),
      gcb: text(seatGoesTo, 'C2.e', 'C4.a', 'C4.c2', 'C2.a', 'C2.f'),
      oepbl: base(seatGoesTo),
    },
  },
  {
    title: 'two ask for the same seat',
    kind: 'freeSeat',
    facts: { asking: [6, 4] },
    said: {
      pvb: base(seatGoesTo2),
      tda55: base(seatGoesTo2),
      bdpv: base(seatGoesTo2),
      gcb: text(seatGoesTo2, 'C2.e', 'C4.a', 'C4.c2', 'C2.a', 'C2.f'),
      oepbl: base(seatGoesTo2),
    },
  },
  {
    title: 'to another limit with 1,850',
    kind: 'tableChangeStake',
    facts: { stake: 1850, sameLimit: false, minimum: 500 },
    said: {
      pvb: base(bringsAtLeast),
      tda55: base(bringsAtLeast),
      bdpv: base(bringsAtLeast),
      gcb: text(bringsAtLeast, 'C1.b1', 'C1.b2'),
      oepbl: base(bringsAtLeast),
    },
  },
];
