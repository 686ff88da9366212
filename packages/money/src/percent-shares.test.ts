import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { percentShares, WHOLE_PERCENT } from './percent-shares.ts';

describe('shares in per cent', () => {
  it('give odd cents to the largest remainders, of equal ones to the first', () => {
    expect(percentShares(toCents(10_001), [5_000, 5_000])).toEqual([5_001, 5_000]);
    expect(percentShares(toCents(100), [3_333, 3_333, 3_334])).toEqual([33, 33, 34]);
  });

  it('in whole units leave what is smaller than one to the biggest', () => {
    expect(percentShares(toCents(100_050), [4_000, 3_500, 2_500], 100)).toEqual([40_050, 35_000, 25_000]);
  });

  it('add up to what is shared, each within a cent of his part', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: WHOLE_PERCENT }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), cuts, (amount, said) => {
        const at = [0, ...said.toSorted((a, b) => a - b), WHOLE_PERCENT];
        const percents = at.slice(1).map((cut, nth) => cut - (at[nth] ?? 0));
        const shares = percentShares(toCents(amount), percents);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
        for (const [nth, share] of shares.entries())
          expect(Math.abs(share * WHOLE_PERCENT - amount * (percents[nth] ?? 0))).toBeLessThan(WHOLE_PERCENT);
      }),
    );
  });
});
