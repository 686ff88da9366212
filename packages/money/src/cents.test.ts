import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';

describe('an amount of money', () => {
  it.each([0, 1, 12_50, -300_00, Number.MAX_SAFE_INTEGER])('may be %d cents', (count) => {
    expect(toCents(count)).toBe(count);
  });

  it.each([0.5, 12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %d cents', (count) => {
    expect(() => toCents(count)).toThrow(RangeError);
  });

  it('is no bare number', () => {
    // @ts-expect-error an amount is made with toCents
    const amount: import('./cents.ts').Cents = 5;
    expect(amount).toBe(5);
  });
});
