import { expect, it } from 'vitest';
import { ticksUpTo } from './chart-scale.ts';

it('stands between round figures', () => {
  expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksUpTo(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(ticksUpTo(0)).toEqual([0]);
});
