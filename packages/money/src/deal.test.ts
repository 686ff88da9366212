import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAL_METHODS, dealShares, mostLeft } from './deal.ts';

const PRIZES = [50_000, 30_000, 20_000];

describe('a deal', () => {
  it('by Malmuth–Harville gives each what his stack is worth', () => {
    expect(dealShares({ stacks: [5000, 3000, 2000], prizes: PRIZES, method: 'malmuth-harville' })).toEqual([
      38_393, 32_750, 28_857,
    ]);
  });

  it('by chips gives each the next prize and shares the rest by stacks', () => {
    expect(dealShares({ stacks: [5000, 3000, 2000], prizes: PRIZES, method: 'chips' })).toEqual([
      40_000, 32_000, 28_000,
    ]);
  });

  it('is even where all get the same, odd cents to the first', () => {
    expect(dealShares({ stacks: [5000, 3000, 2000], prizes: PRIZES, method: 'even' })).toEqual([
      33_334, 33_333, 33_333,
    ]);
  });

  it('leaves something to play for, and nobody below the next prize', () => {
    const deal = { stacks: [9000, 900, 100], prizes: PRIZES };
    expect(mostLeft(deal)).toBe(40_000);
    expect(dealShares({ ...deal, method: 'chips', left: 10_000 })).toEqual([47_000, 22_700, 20_300]);
    expect(dealShares({ ...deal, method: 'malmuth-harville', left: 40_000 })).toEqual([20_000, 20_000, 20_000]);
  });

  it('has no floor where the next is not paid', () => {
    expect(dealShares({ stacks: [2, 1, 1], prizes: [4000], method: 'chips' })).toEqual([2000, 1000, 1000]);
  });

  it('adds up to the cent, gives a bigger stack no less, and nobody less than he has', () => {
    const field = fc.record({
      stacks: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 9 }),
      steps: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 9 }),
      method: fc.constantFrom(...DEAL_METHODS),
      kept: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(field, ({ stacks, steps, method, kept }) => {
        const prizes = steps.slice(0, stacks.length).sort((a, b) => b - a);
        const left = Math.floor((mostLeft({ stacks, prizes }) * kept) / 100);
        const shares = dealShares({ stacks, prizes, method, left });
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(prizes.reduce((a, b) => a + b, 0) - left);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(prizes[stacks.length - 1] ?? 0);
        // a cent is not parted
        for (const [a, stack] of stacks.entries())
          for (const [b, other] of stacks.entries())
            if (stack > other) expect((shares[a] ?? 0) + 1).toBeGreaterThanOrEqual(shares[b] ?? 0);
      }),
    );
  });
});
