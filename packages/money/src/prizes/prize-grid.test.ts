import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../cents.ts';
import { prizeGrid, prizesFor } from './prize-grid.ts';
import type { PoolDeduction, PrizePlan } from './prize-plan.ts';
import { poolOf } from './prize-pool.ts';
import { worthOf } from './prizes.ts';
import { READY_PLANS, readyPlan } from './ready-plans.ts';

describe('the pool', () => {
  it.each<{ house: PoolDeduction; kept: number }>([
    { house: { amount: toCents(100) }, kept: 100 },
    { house: { share: 125 }, kept: 125 },
    { house: { share: 125, amount: toCents(100) }, kept: 225 },
    { house: { share: 333 }, kept: 333 },
    { house: { share: 1000 }, kept: 1001 },
    { house: { share: 900, amount: toCents(300) }, kept: 1001 },
  ])(
    'is what was paid in less what the house keeps, never more than that, with what is added: $house',
    ({ house, kept }) => {
      const pool = poolOf({ paidIn: toCents(1001), deductions: [house], added: toCents(50) });
      expect(pool).toMatchObject({ kept, total: 1001 - kept + 50, overlay: 0 });
    },
  );

  it('has several things off it by their names, each rounded down for itself, the later ones short where it is too little', () => {
    const deductions = [{ name: 'Finale', share: 333 }, { share: 100 }, { name: 'Saal', amount: toCents(600) }];
    expect(poolOf({ paidIn: toCents(1001), deductions })).toEqual({
      ...{ paidIn: 1001, kept: 1001, added: 0, overlay: 0, total: 0 },
      deducted: [{ name: 'Finale', amount: 333 }, { amount: 100 }, { name: 'Saal', amount: 568 }],
    });
    expect(poolOf({ paidIn: toCents(1001) }).deducted).toBeUndefined();
  });

  it('of a plan from before is short of the house’s share as well', () => {
    const now = { places: { by: 'hand' }, deductions: [{ share: 125, amount: toCents(100) }] } as const;
    const [deduction] = now.deductions;
    const before = { places: { by: 'hand' }, house: deduction } as const;
    const each = { each: toCents(1001) };
    expect(prizesFor(before, 1, each).pool).toMatchObject({ kept: 225, deducted: [{ amount: 225 }] });
    expect(prizesFor(before, 1, each)).toEqual(prizesFor(now, 1, each));
  });

  it('has its guarantee without what the house keeps', () => {
    const parts = { paidIn: toCents(1000), deductions: [{ share: 100 }], guarantee: toCents(1000) };
    expect(poolOf(parts)).toMatchObject({ kept: 100, overlay: 100, total: 1000 });
  });

  it('has the house’s share where a guarantee is not met, added money first', () => {
    const parts = { paidIn: toCents(700), added: toCents(100), guarantee: toCents(1000) };
    expect(poolOf(parts)).toMatchObject({ overlay: 200, total: 1000 });
    expect(poolOf({ ...parts, paidIn: toCents(950) })).toMatchObject({ overlay: 0, total: 1050 });
  });

  it('is never less than nothing', () => {
    expect(poolOf({ paidIn: toCents(100), deductions: [{ amount: toCents(300) }] })).toMatchObject({
      kept: 100,
      total: 0,
    });
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

describe('what is handed out, what is left and what the house keeps', () => {
  it('is what came in, to the cent, whatever the plan, the field and the share', () => {
    const cents = fc.nat({ max: 500_000 }).map(toCents);
    const asked = fc.record({
      plan: fc.constantFrom(...READY_PLANS).map(readyPlan),
      house: fc.record({ share: fc.nat({ max: 1000 }), amount: cents }),
      named: fc.array(fc.record({ name: fc.string({ minLength: 1 }), share: fc.nat({ max: 300 }), amount: cents })),
      special: fc.array(fc.nat({ max: 300 }), { maxLength: 3 }),
      entries: fc.integer({ min: 0, max: 300 }),
      expected: fc.record({ each: cents, more: cents, added: cents, guarantee: cents }),
    });
    fc.assert(
      fc.property(asked, ({ plan, house, named, special: shares, entries, expected }) => {
        const special = shares.map((share) => ({ kind: 'other', name: 'x', worth: { share }, from: 'pool' }) as const);
        const { pool, prizes } = prizesFor({ ...plan, house, deductions: named, special }, entries, expected);
        const out = [...prizes.places.map(worthOf), ...prizes.special.map(({ money }) => money)];
        const left = prizes.left.map(({ amount }) => amount);
        const all = [...out, ...left, -prizes.missing, pool.kept].reduce((sum, amount) => sum + amount, 0);
        expect(all).toBe(pool.paidIn + pool.added + pool.overlay);
        expect(pool.kept).toBeLessThanOrEqual(pool.paidIn);
        expect((pool.deducted ?? []).reduce((sum, { amount }) => sum + amount, 0)).toBe(pool.kept);
      }),
    );
  });
});
