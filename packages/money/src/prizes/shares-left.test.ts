import { describe, expect, it } from 'vitest';
import { toCents } from '../cents.ts';
import type { PrizePlan, PrizeRow } from './prize-plan.ts';
import { READY_PLANS, readyPlan } from './ready-plans.ts';
import { keepsSomething, sharesLeft } from './shares-left.ts';

const rows = (...parts: readonly number[]): readonly PrizeRow[] => parts.map((share) => ({ share }));
const list = (...parts: readonly number[]): PrizePlan => ({ places: { by: 'list', rows: rows(...parts) } });

describe('what a plan leaves to nobody', () => {
  it.each(READY_PLANS)('is nothing by %s', (name) => {
    expect(keepsSomething(readyPlan(name))).toBe(false);
  });

  it('is what the shares are short of the whole, at the worst step', () => {
    expect(sharesLeft(list(500, 300))).toBe(200);
    const steps = [
      { from: 2, rows: rows(1000) },
      { from: 5, rows: rows(600, 390) },
    ];
    expect(sharesLeft({ places: { by: 'table', steps } })).toBe(10);
  });

  it('is not known of amounts, and is the rest where it is kept', () => {
    expect(sharesLeft({ places: { by: 'list', rows: [{ amount: toCents(500) }] } })).toBe(0);
    expect(keepsSomething({ ...list(1000), rounding: { unit: toCents(500), leftOver: 'kept' } })).toBe(true);
    const seat = { name: 'Finale', price: toCents(9_000) };
    expect(keepsSomething({ places: { by: 'satellite', seat, rest: 'kept' } })).toBe(true);
    expect(keepsSomething({ places: { by: 'satellite', seat, rest: 'seats' } })).toBe(false);
  });
});
