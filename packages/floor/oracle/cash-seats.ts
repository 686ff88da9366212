import type { ExpectedAt } from './expected-at.ts';
import { base, text } from './expected-rulings.ts';

const waysBack = {
  is: 'waysBack',
  ways: [
    { way: 'waitBigBlind', hand: 4, live: 10, dead: 0 },
    { way: 'postBoth', live: 10, dead: 5 },
  ],
} as const;
const buyButtonAllowed = { is: 'buyButtonAllowed', live: 10, dead: 5 } as const;
const changeSeatFree = { is: 'changeSeatFree', hand: 3 } as const;
const changeSeatWaitOrPost = { is: 'changeSeatWaitOrPost', sitsOut: 6, post: 10 } as const;
const topUpRefused = { is: 'topUpRefused', atLeast: 200 } as const;
const seatKept = { is: 'seatKept', minutesLeft: 0 } as const;
const reservationLapsed = { is: 'reservationLapsed', marked: true } as const;
const mustMove = { is: 'mustMove', players: 1 } as const;
const moveRefused = { is: 'moveRefused', difference: 2 } as const;
const theseMove = { is: 'theseMove', volunteers: 0, seats: [2], byLot: 0 } as const;

export const cashSeats: readonly ExpectedAt[] = [
  {
    title: 'both blinds missed, four hands before the big blind',
    kind: 'missedBlinds',
    facts: {
      seat: 4,
      bigBlind: 10,
      smallBlind: 5,
      buttonSeat: 8,
      smallBlindSeat: 9,
      bigBlindSeat: 1,
      playing: [1, 2, 3, 5, 6, 7, 8, 9],
    },
    said: {
      pvb: base(waysBack),
      tda55: base(waysBack),
      bdpv: base(waysBack),
      gcb: text(waysBack, 'C3.a', 'C3.b', 'C3.c', 'C3.1'),
      oepbl: base(waysBack),
    },
  },
  {
    title: 'the button bought from between button and small blind',
    kind: 'buysButton',
    facts: { seat: 4, bigBlind: 10, smallBlind: 5, buttonSeat: 3, smallBlindSeat: 5 },
    said: {
      pvb: base(buyButtonAllowed),
      tda55: base(buyButtonAllowed),
      bdpv: base(buyButtonAllowed),
      gcb: text(buyButtonAllowed, 'C3.a', 'C3.b', 'C3.c', 'C3.1'),
      oepbl: base(buyButtonAllowed),
    },
  },
  {
    title: 'counter-clockwise to a free seat',
    kind: 'seatChange',
    facts: { from: 8, to: 5, bigBlindSeat: 3, bigBlind: 10, playing: [1, 2, 3, 4, 6, 7, 8, 9] },
    said: {
      pvb: base(changeSeatFree),
      tda55: base(changeSeatFree),
      bdpv: base(changeSeatFree),
      gcb: text(changeSeatFree, 'C7.a1', 'C7.a2', 'C7.b'),
      oepbl: base(changeSeatFree),
    },
  },
  {
    title: 'counter-clockwise past the big blind',
    kind: 'seatChange',
    facts: { from: 4, to: 2, bigBlindSeat: 3, bigBlind: 10, playing: [1, 3, 4, 6, 7, 8, 9] },
    said: {
      pvb: base(changeSeatWaitOrPost),
      tda55: base(changeSeatWaitOrPost),
      bdpv: base(changeSeatWaitOrPost),
      gcb: text(changeSeatWaitOrPost, 'C7.a1', 'C7.a2', 'C7.b'),
      oepbl: base(changeSeatWaitOrPost),
    },
  },
  {
    title: 'a second half top-up in one evening',
    kind: 'topUp',
    facts: { minimum: 200, upTo: 100, usedTonight: 1 },
    said: {
      pvb: base(topUpRefused),
      tda55: base(topUpRefused),
      bdpv: base(topUpRefused),
      gcb: text(topUpRefused, 'C1.a2', 'C1.a3'),
      oepbl: base(topUpRefused),
    },
  },
  {
    title: 'sixteen minutes away',
    kind: 'seatVacated',
    facts: { minutes: 16 },
    said: {
      pvb: base({ is: 'seatReleased' }),
      tda55: base({ is: 'seatReleased' }),
      bdpv: base({ is: 'seatReleased' }),
      gcb: text({ is: 'seatReleased' }, 'C2.j1', 'C2.j2', 'C2.j3'),
      oepbl: base({ is: 'seatReleased' }),
    },
  },
  {
    title: 'exactly sixty minutes at the restaurant',
    kind: 'seatVacated',
    facts: { minutes: 60, why: 'restaurant' },
    said: {
      pvb: base(seatKept),
      tda55: base(seatKept),
      bdpv: base(seatKept),
      gcb: text(seatKept, 'C2.k1', 'C2.k2', 'C2.k3'),
      oepbl: base(seatKept),
    },
  },
  {
    title: 'sixty-one minutes at the restaurant',
    kind: 'seatVacated',
    facts: { minutes: 61, why: 'restaurant' },
    said: {
      pvb: base({ is: 'seatReleased' }),
      tda55: base({ is: 'seatReleased' }),
      bdpv: base({ is: 'seatReleased' }),
      gcb: text({ is: 'seatReleased' }, 'C2.k1', 'C2.k2', 'C2.k3'),
      oepbl: base({ is: 'seatReleased' }),
    },
  },
  {
    title: 'six minutes late for a reservation',
    kind: 'reservationLate',
    facts: { minutes: 6 },
    said: {
      pvb: base(reservationLapsed),
      tda55: base(reservationLapsed),
      bdpv: base(reservationLapsed),
      gcb: text(reservationLapsed, 'C2.d', 'C2.g1', 'C2.g2', 'C2.h'),
      oepbl: base(reservationLapsed),
    },
  },
  {
    title: 'six minutes after the call',
    kind: 'calledFromList',
    facts: { minutes: 6 },
    said: {
      pvb: base({ is: 'toEndOfList' }),
      tda55: base({ is: 'toEndOfList' }),
      bdpv: base({ is: 'toEndOfList' }),
      gcb: text({ is: 'toEndOfList' }, 'C2.i2', 'C2.i3'),
      oepbl: base({ is: 'toEndOfList' }),
    },
  },
  {
    title: 'nine and six at two cash tables',
    kind: 'tableDifference',
    facts: { what: 'balance', from: 9, to: 6 },
    said: {
      pvb: base(mustMove),
      tda55: base(mustMove),
      bdpv: base(mustMove),
      gcb: text(mustMove, 'C6.a'),
      oepbl: base(mustMove),
    },
  },
  {
    title: 'eight and six at two cash tables',
    kind: 'tableDifference',
    facts: { what: 'balance', from: 8, to: 6 },
    said: {
      pvb: base({ is: 'nobodyMoves' }),
      tda55: base({ is: 'nobodyMoves' }),
      bdpv: base({ is: 'nobodyMoves' }),
      gcb: text({ is: 'nobodyMoves' }, 'C6.a'),
      oepbl: base({ is: 'nobodyMoves' }),
    },
  },
  {
    title: 'a wish from seven to seven',
    kind: 'tableDifference',
    facts: { from: 7, to: 7 },
    said: {
      pvb: base(moveRefused),
      tda55: base(moveRefused),
      bdpv: base(moveRefused),
      gcb: text(moveRefused, 'C4.b1', 'C4.b2'),
      oepbl: base(moveRefused),
    },
  },
  {
    title: 'the last to come sat down thirty minutes ago',
    kind: 'whoMoves',
    facts: {
      needed: 1,
      volunteers: 0,
      arrivals: [
        { seat: 2, minutes: 30 },
        { seat: 5, minutes: 31 },
      ],
    },
    said: {
      pvb: base(theseMove),
      tda55: base(theseMove),
      bdpv: base(theseMove),
      gcb: text(theseMove, 'C6.b', 'C6.c'),
      oepbl: base(theseMove),
    },
  },
];
