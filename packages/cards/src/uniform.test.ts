import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffle.ts';
import { uniform } from './uniform.ts';

describe('a fair draw from 32-bit words', () => {
  it('throws words away that would favour the low numbers', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 7];
    // 2^32 is 1 more than a multiple of 3: the last word alone is uneven for 3; for 5 the same
    expect(uniform(() => words.shift() ?? 0)(3)).toBe((2 ** 32 - 2) % 3);
    expect(uniform(() => [2 ** 32 - 1][0] ?? 0)(1)).toBe(0);
  });

  it('refuses to draw from nothing', () => {
    expect(() => uniform(() => 0)(0)).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  it('keeps every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.infiniteStream(fc.nat({ max: 2 ** 32 - 1 })), (items, words) => {
        const order = shuffled(
          items,
          uniform(() => words.next().value as number),
        );
        expect([...order].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('can give every order of three, each as often as the others', () => {
    const counts = new Map<string, number>();
    for (let first = 0; first < 3; first += 1) {
      for (let second = 0; second < 2; second += 1) {
        const picks = [first, second];
        const order = shuffled(['a', 'b', 'c'], () => picks.shift() ?? 0).join('');
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
    }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
