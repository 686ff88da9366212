import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { proposeEnvelopes } from './envelopes.ts';

describe('envelopes of a mystery bounty', () => {
  it('a few are large, most are small', () => {
    const some = proposeEnvelopes(toCents(50_000), 10, toCents(500));
    expect(some).toHaveLength(10);
    expect(some[0]).toBeGreaterThan(3 * (some[2] ?? 0));
    expect(some.at(-1)).toBeGreaterThanOrEqual(500);
    expect(some.every((one) => one % 500 === 0)).toBe(true);
  });

  it('are together what was paid, none is empty, and none is more than the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 300 }), (worth, count) => {
        const some = proposeEnvelopes(toCents(worth), count, toCents(500));
        if (worth < count) {
          expect(some).toEqual([]);
          return;
        }
        expect(some.reduce((sum: number, one) => sum + one, 0)).toBe(worth);
        expect(some).toHaveLength(count);
        expect(Math.min(...some)).toBeGreaterThan(0);
        expect(some).toEqual(some.toSorted((one, other) => other - one));
      }),
    );
  });
});
