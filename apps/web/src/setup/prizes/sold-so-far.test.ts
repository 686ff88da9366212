import { type PrizePlan, prizeGrid, prizesFor, toCents } from '@riffle/money';
import type { MoneyView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { besides, soldSoFar } from './sold-so-far.ts';

/** Twelve entries for 20, two of them for 10, five rebuys for 20 and three add-ons for 10. */
const money = {
  sold: { entry: 11, reEntry: 1, rebuy: 5, addOn: 3 },
  pool: { paidIn: 35_000 },
} as MoneyView;
const plan: PrizePlan = { places: { by: 'curve', shape: 'power', steepness: 100, field: 150 } };
const each = toCents(2_000);

describe('the preview of prizes, once something is sold', () => {
  const sold = soldSoFar({ money });
  const expected = { each, ...besides(sold, each) };

  it('has in the pool what was paid, rebuys, add-ons and other prices among it', () => {
    expect(sold).toEqual({ entries: 12, rebuys: 5, addOns: 3, paidIn: 35_000 });
    expect(prizesFor(plan, 12, expected).pool.total).toBe(35_000);
  });

  it('takes as many rebuys and add-ons for granted in other fields, and no less than nothing', () => {
    expect(prizesFor(plan, 15, expected).pool.total).toBe(35_000 + 3 * 2_000);
    const dear = toCents(10_000);
    expect(prizesFor(plan, 2, { each: dear, ...besides(sold, dear) }).pool.total).toBe(0);
    for (const { entries, pool, prizes } of prizeGrid(plan, expected)) {
      expect(pool.total).toBe(35_000 + (entries - 12) * 2_000);
      expect(prizes.places.reduce((sum, one) => sum + one.money, 0)).toBe(pool.total);
    }
  });

  it('is a guess by entries alone before anything is sold', () => {
    const none = { ...money, sold: { entry: 0, reEntry: 0, rebuy: 0, addOn: 0 } } as MoneyView;
    expect(soldSoFar({ money: none })).toBeUndefined();
    expect(soldSoFar({})).toBeUndefined();
    expect(besides(undefined, each)).toEqual({});
  });
});
