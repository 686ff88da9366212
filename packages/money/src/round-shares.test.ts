import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { DEAL_METHODS, dealShares } from './deal.ts';
import { roundShares } from './round-shares.ts';

describe('shares in whole units', () => {
  it('add up to the same, and what is smaller than a unit is the biggest share’s', () => {
    expect(roundShares([38_392, 32_750, 28_861].map(toCents), 100, 20_000)).toEqual([38_403, 32_700, 28_900]);
  });

  it('stay as they are where the unit is too coarse', () => {
    const shares = [10_050, 10_050].map(toCents);
    expect(roundShares(shares, 10_000, 10_050)).toEqual(shares);
  });

  it('whatever is shared: exact, and nobody below what he is sure of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 9 }),
        fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...DEAL_METHODS),
        fc.constantFrom(1, 100, 500, 1_000, 10_000),
        (stacks, paid, method, unit) => {
          const prizes = paid.toSorted((a, b) => b - a).slice(0, stacks.length);
          const exact = dealShares({ stacks, prizes, method });
          const least = prizes[stacks.length - 1] ?? 0;
          const rounded = roundShares(exact, unit, least);
          const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
          expect(sum(rounded)).toBe(sum(exact));
          for (const share of rounded) expect(share).toBeGreaterThanOrEqual(least);
        },
      ),
    );
  });
});
