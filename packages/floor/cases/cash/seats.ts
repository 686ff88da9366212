import type { IncidentCase } from '../incident-case.ts';
import { ofBook } from '../of-book.ts';

const gcb = ofBook('gcb');

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const without = (...gone: readonly number[]) => nine.filter((seat) => !gone.includes(seat));
const next = {
  bigBlind: 10,
  smallBlind: 5,
  buttonSeat: 3,
  smallBlindSeat: 5,
  bigBlindSeat: 6,
  playing: without(4),
} as const;
const bigBlind3 = { bigBlindSeat: 3, bigBlind: 10 } as const;

export const seatCases: readonly IncidentCase[] = [
  gcb(
    ['gcb:C3.1'],
    'missedBlinds',
    { seat: 4, ...next },
    {
      is: 'waysBack',
      ways: [
        { way: 'waitBigBlind', hand: 8, live: 10, dead: 0 },
        { way: 'postBoth', live: 10, dead: 5 },
        { way: 'buyButton', live: 10, dead: 5 },
      ],
    },
  ).does(['enterSeat']),
  gcb(
    ['gcb:C3.b'],
    'missedBlinds',
    { seat: 9, ...next, smallBlindSeat: 4, bigBlindSeat: 5, playing: without(9) },
    {
      is: 'waysBack',
      ways: [
        { way: 'waitBigBlind', hand: 5, live: 10, dead: 0 },
        { way: 'postBoth', live: 10, dead: 5 },
      ],
    },
  ).does(['enterSeat']),
  gcb(
    ['gcb:C3.b'],
    'missedBlinds',
    { seat: 5, ...next, playing: without(5) },
    {
      is: 'waysBack',
      ways: [
        { way: 'waitBigBlind', hand: 9, live: 10, dead: 0 },
        { way: 'postBoth', live: 10, dead: 5 },
      ],
    },
  ).does(['enterSeat'], { unclear: ['cash.missedBlinds'] }),
  gcb(
    ['gcb:C3.a'],
    'missedBlinds',
    { seat: 6, ...next, playing: without(6) },
    { is: 'waysBack', ways: [{ way: 'waitBigBlind', hand: 1, live: 10, dead: 0 }] },
  ).does(['enterSeat']),
  gcb(
    ['gcb:C3.c'],
    'buysButton',
    { seat: 8, bigBlind: 10, smallBlind: 5, buttonSeat: 3, smallBlindSeat: 5 },
    {
      is: 'buyButtonRefused',
    },
  ).does(['announce']),
  gcb(
    ['gcb:C3.c'],
    'buysButton',
    { seat: 4, bigBlind: 10, smallBlind: 5, buttonSeat: 3, smallBlindSeat: 5 },
    {
      is: 'buyButtonAllowed',
      live: 10,
      dead: 5,
    },
  ).does(['regularBlindsDropped', 'buttonNextHand']),
  gcb(
    ['gcb:C7.a1'],
    'seatChange',
    { from: 5, to: 8, ...bigBlind3, playing: without(8) },
    {
      is: 'changeSeatWaitOrPost',
      sitsOut: 4,
      post: 10,
    },
  ).does(['enterSeat']),
  gcb(
    ['gcb:C7.a1'],
    'seatChange',
    { from: 8, to: 9, ...bigBlind3, playing: without(9) },
    {
      is: 'changeSeatWaitOrPost',
      sitsOut: 5,
      post: 10,
    },
  ).does(['enterSeat']),
  gcb(
    ['gcb:C7.b'],
    'seatChange',
    { from: 8, to: 5, ...bigBlind3, playing: without(5) },
    {
      is: 'changeSeatFree',
      hand: 3,
    },
  ).does(['enterSeat']),
  gcb(
    ['gcb:C7.b'],
    'seatChange',
    { from: 5, to: 4, ...bigBlind3, playing: without(4) },
    {
      is: 'changeSeatFree',
      hand: 2,
    },
  ).does(['enterSeat']),
  gcb(['gcb:C2.j1'], 'seatVacated', { minutes: 14 }, { is: 'seatKept', minutesLeft: 1 }).does(['depositStake']),
  gcb(['gcb:C2.j1'], 'seatVacated', { minutes: 15 }, { is: 'seatReleased' }).does(['depositStake', 'callNextOnList'], {
    unclear: ['cash.pauseLimit'],
  }),
  gcb(['gcb:C2.j2'], 'seatVacated', { minutes: 8, times: 2 }, { is: 'seatKept', minutesLeft: 7 }, 'proposed').does(
    ['depositStake'],
    { weigh: ['repetition', 'timeLost'] },
  ),
  gcb(
    ['gcb:C2.k1'],
    'seatVacated',
    { minutes: 60, why: 'restaurant' },
    {
      is: 'seatKept',
      minutesLeft: 0,
    },
  ).does(['noteStake']),
  gcb(['gcb:C2.k1'], 'seatVacated', { minutes: 61, why: 'restaurant' }, { is: 'seatReleased' }).does([
    'depositStake',
    'callNextOnList',
  ]),
  gcb(
    ['gcb:C2.k1', 'gcb:C2.j1'],
    'seatVacated',
    { minutes: 20, why: 'restaurant', times: 2 },
    { is: 'seatReleased' },
  ).does(['depositStake', 'callNextOnList']),
  gcb(['gcb:C2.e'], 'freeSeat', { asking: [2] }, { is: 'seatGoesTo', seat: 2 }).does(['enterSeat', 'offerOldSeat']),
  gcb(['gcb:C4.a'], 'freeSeat', {}, { is: 'seatOfferedTo', whom: 'waitingList' }).does(['callNextOnList']),
  gcb(['gcb:C2.f'], 'freeSeat', { registered: [{ seat: 7 }, { seat: 2 }] }, { is: 'seatGoesTo', seat: 7 }).does([
    'enterSeat',
    'offerOldSeat',
  ]),
  gcb(['gcb:C2.f'], 'freeSeat', { asking: [7, 2] }, { is: 'seatGoesTo', seat: 2 }).does(['enterSeat', 'offerOldSeat']),
  gcb(['gcb:C2.f'], 'freeSeat', { registered: [{ seat: 9 }], asking: [1] }, { is: 'seatGoesTo', seat: 9 }).does([
    'enterSeat',
    'offerOldSeat',
  ]),
  gcb(
    ['gcb:C4.c2'],
    'freeSeat',
    { waiting: ['newGuest', 'tableChange'] },
    { is: 'seatOfferedTo', whom: 'tableChange' },
  ).does(['callNextOnList']),
  gcb(
    ['gcb:C4.c2'],
    'freeSeat',
    { waiting: ['tableChange', 'waitingList', 'newGuest'] },
    { is: 'seatOfferedTo', whom: 'tableChange' },
  ).does(['callNextOnList'], { unclear: ['cash.seatPriority'] }),
  gcb(['gcb:C2.d'], 'reservationLate', { minutes: 5 }, { is: 'reservationHolds' }).does(['announce']),
  gcb(
    ['gcb:C2.d', 'gcb:C2.g1'],
    'reservationLate',
    { minutes: 6 },
    {
      is: 'reservationLapsed',
      marked: true,
    },
  ).does(['callNextOnList', 'writeDown']),
  gcb(
    ['gcb:C2.g1'],
    'reservationLate',
    { minutes: 3, cancelled: 'inTime' },
    { is: 'reservationLapsed', marked: false },
  ).does(['announce']),
  gcb(['gcb:C2.i2', 'gcb:C2.i1'], 'calledFromList', { minutes: 5 }, { is: 'calledInTime', minutesLeft: 0 }).does([
    'announce',
  ]),
  gcb(['gcb:C2.i2'], 'calledFromList', { minutes: 6 }, { is: 'toEndOfList' }).does(['callNextOnList']),
  gcb(['gcb:C2.i3'], 'calledFromList', { what: 'givesUpTurn' }, { is: 'backToHeadOfList' }).does(['callNextOnList']),
  gcb(['gcb:C2.i3'], 'calledFromList', { what: 'givesUpTurn', inFavourOf: 'another' }, { is: 'notGivenUp' }).does([
    'announce',
  ]),
  gcb(
    ['gcb:C4.b1', 'gcb:C4.b2'],
    'tableDifference',
    { from: 8, to: 7 },
    { is: 'moveAllowed', from: 7, to: 8 },
    'proposed',
  ).does(['announce'], { weigh: ['fairness', 'timeLost'] }),
  gcb(['gcb:C4.b1'], 'tableDifference', { from: 8, to: 8 }, { is: 'moveRefused', difference: 2 }).does(['announce']),
  gcb(['gcb:C4.b1'], 'tableDifference', { from: 9, to: 5 }, { is: 'moveRefused', difference: 2 }).does(['announce']),
  gcb(
    ['gcb:C4.c2'],
    'tableDifference',
    { from: 8, to: 8, newcomerFills: true },
    { is: 'moveAllowed', from: 8, to: 9 },
    'proposed',
  ).does(['announce'], { weigh: ['fairness', 'timeLost'] }),
  gcb(['gcb:C6.a'], 'tableDifference', { what: 'balance', from: 9, to: 5 }, { is: 'mustMove', players: 2 }).does([
    'announce',
  ]),
  gcb(['gcb:C6.a'], 'tableDifference', { what: 'balance', from: 9, to: 4 }, { is: 'mustMove', players: 2 }).does([
    'announce',
  ]),
  gcb(['gcb:C6.a'], 'tableDifference', { what: 'balance', from: 8, to: 6 }, { is: 'nobodyMoves' }).does(['announce']),
  gcb(
    ['gcb:C6.b'],
    'whoMoves',
    {
      needed: 2,
      volunteers: 1,
      arrivals: [
        { seat: 3, minutes: 10 },
        { seat: 8, minutes: 25 },
        { seat: 1, minutes: 31 },
      ],
    },
    { is: 'theseMove', volunteers: 1, seats: [3], byLot: 0 },
  ).does(['announce']),
  gcb(
    ['gcb:C6.b'],
    'whoMoves',
    { arrivals: [{ seat: 8, minutes: 30 }] },
    {
      is: 'theseMove',
      volunteers: 0,
      seats: [8],
      byLot: 0,
    },
  ).does(['announce']),
  gcb(['gcb:C6.c'], 'whoMoves', {}, { is: 'theseMove', volunteers: 0, seats: [], byLot: 1 }).does([
    ['drawLots', { players: 1 }],
  ]),
  gcb(['gcb:C5'], 'newGuest', { tables: [{ players: 8 }, { players: 6 }] }, { is: 'tableForGuest', tables: [2] }).does([
    'enterSeat',
  ]),
  gcb(
    ['gcb:C5'],
    'newGuest',
    { tables: [{ players: 7 }, { players: 7 }] },
    { is: 'tableForGuest', tables: [1, 2] },
  ).does(['enterSeat']),
];
