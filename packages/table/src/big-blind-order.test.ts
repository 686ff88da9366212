import { expect, test } from 'vitest';
import { handsUntilBigBlind, nearestToBigBlind, worstPosition } from './big-blind-order.ts';
import { isInButtonGap } from './button-gap.ts';
import { ringOf } from './ring.ts';
import { SEAT_NOS, type SeatNo } from './seat.ts';

const nineWithout = (...free: readonly SeatNo[]) =>
  ringOf(
    9,
    SEAT_NOS.slice(0, 9).filter((seat) => !free.includes(seat)),
  );

test.each([
  { rule: '[gcb:T10.A2]', free: [3, 6], bigBlind: 2, seat: 3 }, // big blind in the next hand
  { rule: '[gcb:T10.A2]', free: [4], bigBlind: 4, seat: 4 }, // single big blind, twice in a row
  { rule: '[gcb:T10.A2]', free: [4, 7], bigBlind: 4, seat: 4 },
  { rule: '[gcb:T10.A2]', free: [9], bigBlind: 1, seat: 9 }, // the only place: the button
  { rule: '[gcb:T10.A3]', free: [4, 5], bigBlind: 4, seat: 5 }, // never the small blind while another posts the big blind at once
] as const)('$rule free $free after big blind $bigBlind: seat $seat', ({ free, bigBlind, seat }) => {
  expect(worstPosition(nineWithout(...free), { bigBlind }, free)).toBe(seat);
});

test.each([
  { free: [3, 8], bigBlind: 1, seat: 3 },
  { free: [1, 9], bigBlind: 7, seat: 9 },
  { free: [5], bigBlind: 4, seat: 5 },
  { free: [4, 8], bigBlind: 9, seat: 4 },
] as const)('[tda55:5.a] free $free after big blind $bigBlind: seat $seat', ({ free, bigBlind, seat }) => {
  expect(nearestToBigBlind(nineWithout(...free), { bigBlind }, free)).toBe(seat);
});

test('hands until the big blind count the players on the way', () => {
  expect(handsUntilBigBlind(nineWithout(3, 6), { bigBlind: 2 }, 3)).toBe(0);
  expect(handsUntilBigBlind(nineWithout(3, 6), { bigBlind: 2 }, 6)).toBe(2);
  expect(handsUntilBigBlind(nineWithout(), { bigBlind: 2 }, 2)).toBe(8);
});

test.each([
  { button: 3, smallBlind: 5, seat: 4, waits: true },
  { button: 3, smallBlind: 4, seat: 4, waits: false },
  { button: 3, smallBlind: 5, seat: 5, waits: false }, // the small blind itself
  { button: 3, smallBlind: 5, seat: 3, waits: false }, // the button itself
  { button: 3, smallBlind: 5, seat: 2, waits: false }, // right of the button
  { button: 9, smallBlind: 2, seat: 1, waits: true },
] as const)(
  '[tda55:4.c] [gcb:T9.2] [pvb:10(1)] button $button, small blind $smallBlind: seat $seat waits: $waits',
  ({ waits, seat, ...positions }) => {
    expect(isInButtonGap(9, positions, seat)).toBe(waits);
  },
);
