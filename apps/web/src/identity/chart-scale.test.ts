import { expect, it } from 'vitest';
import { fromNothing, ranksOf, ticksUpTo } from './chart-scale.ts';

it('stands between round figures', () => {
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksUpTo(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(ticksUpTo(0)).toEqual([0]);
});

it('goes up from nothing, and down from the first rank', () => {
  expect(fromNothing(0)).toEqual({ ticks: [0], top: 1, bottom: 0 });
  expect(fromNothing(37)).toEqual({ ticks: [0, 10, 20, 30, 40], top: 40, bottom: 0 });
  expect(ranksOf(6)).toEqual({ ticks: [1, 2, 3, 4, 5, 6], top: 1, bottom: 6 });
  expect(ranksOf(18)).toEqual({ ticks: [1, 4, 7, 10, 13, 16], top: 1, bottom: 18 });
  expect(ranksOf(1)).toEqual({ ticks: [1], top: 1, bottom: 2 });
});
