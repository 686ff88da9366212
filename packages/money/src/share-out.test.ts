import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { shareOut } from './share-out.ts';

describe('an amount in parts', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [2, 1], [67, 33]],
    [5, [0, 1, 1], [0, 3, 2]],
    [0, [1, 2], [0, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
  ])('%d cents by %j are %j', (amount, weights, parts) => {
    expect(shareOut(toCents(amount), weights)).toEqual(parts);
  });

  it('adds up to the cent, and no part is a cent away from what it should be', () => {
    const weights = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(1e12), weights, (amount, given) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 1e-9);
        const parts = shareOut(toCents(amount), given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [nth, part] of parts.entries())
          expect(Math.abs(part - (amount * (given[nth] ?? 0)) / whole)).toBeLessThanOrEqual(1.001);
      }),
    );
  });
});
