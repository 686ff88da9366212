import { expect, it } from 'vitest';
import { smallestWagerTo } from './wager-size.ts';

const round = { price: 60, increment: 100, opened: true, raises: 0 };

it('a bring-in is completed to a whole bet; one that is a bet already, by another', () => {
  const to = (price: number) => smallestWagerTo({ ...round, price, opened: false }, 100, 'allInPlusBigBlind');
  expect([0, 50, 99, 100, 120].map(to)).toEqual([100, 100, 100, 200, 220]);
});

it('a bet that was all-in for less is raised by a whole bet, or doubled where the rules say so; a raise is not', () => {
  expect(smallestWagerTo(round, 100, 'allInPlusBigBlind')).toBe(160);
  expect(smallestWagerTo(round, 100, 'doubleAllIn')).toBe(120);
  expect(smallestWagerTo({ ...round, raises: 1 }, 100, 'doubleAllIn')).toBe(160);
  expect(smallestWagerTo({ ...round, price: 300 }, 100, 'doubleAllIn')).toBe(400);
});
