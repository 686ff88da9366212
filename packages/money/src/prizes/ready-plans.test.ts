import { describe, expect, it } from 'vitest';
import { toCents } from '../cents.ts';
import { planFault } from './plan-fault.ts';
import { prizesFor } from './prize-grid.ts';
import { amountsOf } from './prizes.ts';
import { READY_PLANS, readyPlan } from './ready-plans.ts';

const euro = (amount: number) => toCents(amount * 100);
const inEuro = (name: (typeof READY_PLANS)[number], entries: number): readonly number[] =>
  amountsOf(prizesFor(readyPlan(name), entries, { each: euro(20) }).prizes).map((amount) => amount / 100);

describe('ready plans', () => {
  it.each(READY_PLANS)('%s gives the whole pool, whatever the field', (name) => {
    expect(planFault(readyPlan(name))).toBeUndefined();
    for (const entries of [1, 2, 3, 7, 8, 20, 45, 99, 100, 101, 150, 300, 301, 500, 900]) {
      const { pool, prizes } = prizesFor(readyPlan(name), entries, { each: euro(20) });
      expect(prizes).toMatchObject({ missing: 0, left: [] });
      expect(amountsOf(prizes).reduce((sum, amount) => sum + amount, 0)).toBe(pool.total);
    }
  });

  it.each([
    ['winnerTakesAll', 12, [240]],
    ['topThree', 12, [125, 70, 45]],
    ['clubTable', 4, [80]],
    ['clubTable', 7, [95, 45]],
    ['clubTable', 32, [245, 145, 110, 80, 60]],
    ['fifteenPercent', 20, [220, 110, 70]],
  ] as const)('%s of %d entries of 20: %j', (name, entries, prizes) => {
    expect(inEuro(name, entries)).toEqual(prizes);
  });
});
