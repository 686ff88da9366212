import { describe, expect, it } from 'vitest';
import { toCents } from '../cents.ts';
import { prizeGrid } from './prize-grid.ts';
import type { PrizePlan } from './prize-plan.ts';
import { poolOf } from './prize-pool.ts';

describe('the pool', () => {
  it('is what was paid in less what is taken off, with what is added', () => {
    expect(poolOf({ paidIn: toCents(1000), deducted: toCents(100), added: toCents(50) })).toMatchObject({
      total: 950,
      overlay: 0,
    });
  });

  it('has the house’s share where a guarantee is not met, added money first', () => {
    const parts = { paidIn: toCents(700), added: toCents(100), guarantee: toCents(1000) };
    expect(poolOf(parts)).toMatchObject({ overlay: 200, total: 1000 });
    expect(poolOf({ ...parts, paidIn: toCents(950) })).toMatchObject({ overlay: 0, total: 1050 });
  });

  it('is never less than nothing', () => {
    expect(poolOf({ paidIn: toCents(100), deducted: toCents(300) })).toMatchObject({ deducted: 100, total: 0 });
  });
});

describe('all fields from 2 to 500', () => {
  it('come in one call, each with its pool', () => {
    const plan: PrizePlan = {
      places: { by: 'curve', shape: 'power', steepness: 100, field: 150, bands: true },
      rounding: { unit: toCents(500), leftOver: 'spread' },
      least: toCents(3000),
    };
    const grid = prizeGrid(plan, { each: toCents(2000), guarantee: toCents(100_000) });
    expect(grid).toHaveLength(499);
    expect(grid.at(0)).toMatchObject({ entries: 2, pool: { overlay: 96_000 } });
    expect(grid.at(-1)).toMatchObject({ entries: 500, pool: { total: 1_000_000, overlay: 0 } });
    for (const { pool, prizes } of grid)
      expect(prizes.places.reduce((sum, { money }) => sum + money, 0)).toBe(pool.total);
  });
});
