import { describe, expect, it, test } from 'vitest';
import { handsUntilBigBlind } from './big-blind-order.ts';
import { handPositions } from './positions.ts';
import {
  between,
  clockwiseFrom,
  nextPlayer,
  playerBefore,
  playersBetween,
  playersClockwise,
  ringOf,
  seatsClockwise,
  seatsOf,
} from './ring.ts';
import type { SeatNo } from './seat.ts';

const ring = ringOf(6, [2, 3, 5]);

describe('round the table', () => {
  it.each<[SeatNo, SeatNo, SeatNo]>([
    [1, 2, 5],
    [2, 3, 5],
    [3, 5, 2],
    [4, 5, 3],
    [5, 2, 3],
    [6, 2, 5],
  ])('from seat %i the next player sits at %i, the one before at %i', (from, next, before) => {
    expect(nextPlayer(ring, from)).toBe(next);
    expect(playerBefore(ring, from)).toBe(before);
  });

  it('who sits alone is next to himself, and nobody is at an empty table', () => {
    const alone = ringOf(6, [4]);
    expect([nextPlayer(alone, 4), playerBefore(alone, 4)]).toEqual([4, 4]);
    expect([nextPlayer(alone, 1), playerBefore(alone, 1)]).toEqual([4, 4]);
    const empty = ringOf(6, []);
    expect([nextPlayer(empty, 4), playerBefore(empty, 4)]).toEqual([undefined, undefined]);
  });

  it.each<[SeatNo, SeatNo, number, readonly SeatNo[], number, number]>([
    [2, 5, 3, [3, 4], 1, 2],
    [5, 2, 3, [6, 1], 0, 1],
    [2, 3, 1, [], 0, 1],
    [3, 3, 0, [], 0, 0],
    [6, 4, 4, [1, 2, 3], 2, 3],
  ])('from seat %i to seat %i it is %i seats', (from, to, seats, amid, players, positions) => {
    expect(seatsClockwise(6, from, to)).toBe(seats);
    expect(between(6, from, to)).toEqual(amid);
    expect(playersBetween(ring, from, to)).toBe(players);
    expect(playersClockwise(ring, from, to)).toBe(positions);
  });

  it('has every seat once, the first left of where it begins', () => {
    expect(clockwiseFrom(6, 4)).toEqual([5, 6, 1, 2, 3, 4]);
    expect(clockwiseFrom(6, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seatsOf(2)).toEqual([1, 2]);
  });
});

test('the big blind is as many hands away as players sit before it; who just had it waits for all the others', () => {
  const last = { bigBlind: 3 as SeatNo };
  expect([5, 6, 1, 2].map((seat) => handsUntilBigBlind(ring, last, seat as SeatNo))).toEqual([0, 1, 1, 1]);
  expect(handsUntilBigBlind(ring, last, 3)).toBe(2);
  // an empty seat is counted as if taken
  expect(handsUntilBigBlind(ringOf(6, [2, 5]), last, 3)).toBe(2);
});

test('where nobody said the blinds they are counted from the button; two play with the button as small blind', () => {
  expect(handPositions(ring, { button: 2 })).toEqual({ button: 2, smallBlind: 3, bigBlind: 5 });
  expect(handPositions(ring, { button: 4 })).toEqual({ button: 4, smallBlind: 5, bigBlind: 2 });
  const two = ringOf(6, [3, 5]);
  expect(handPositions(two, { button: 3 })).toEqual({ button: 3, smallBlind: 3, bigBlind: 5 });
  expect(handPositions(two, { button: 5 })).toEqual({ button: 5, smallBlind: 5, bigBlind: 3 });
  // a button on an empty seat passes to the next player
  expect(handPositions(two, { button: 2 })).toEqual({ button: 3, smallBlind: 3, bigBlind: 5 });
  expect(handPositions(two, { button: 4 })).toEqual({ button: 5, smallBlind: 5, bigBlind: 3 });
  expect(handPositions(ringOf(6, [3]), { button: 3 })).toBeUndefined();
});
