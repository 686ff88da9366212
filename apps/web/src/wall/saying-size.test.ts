import { describe, expect, it } from 'vitest';
import { sayingSize } from './saying-size.ts';

describe('what is said below the clock', () => {
  it('is written large where it is little', () => {
    expect(sayingSize([20], 'wide', true)).toBe(2.4);
  });

  it('is written smaller the more it is, and never so that it is not there', () => {
    const sizes = [[20], [60], [60, 25, 30], [60, 25, 30, 25, 40]].map((shares) => sayingSize(shares, 'tall', true));
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    expect(sizes.at(-1)).toBeGreaterThan(1);
    // as long as an announcement may be
    expect(sayingSize([230], 'wide', true)).toBeGreaterThan(1);
  });

  it('is written smaller where no announcement makes the strip high', () => {
    const two = [35, 30];
    expect(sayingSize(two, 'tall', false)).toBeLessThan(sayingSize(two, 'tall', true));
  });
});
