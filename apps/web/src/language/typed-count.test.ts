import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCount, readCount } from './typed-count.ts';

it('is read whichever digits it has, and however its thousands are parted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.constantFrom('', ' ', '.', ',', "'", '\u00a0', '\u202f'),
      (count, between) => {
        const typed = String(count).replaceAll(/\B(?=(\d{3})+$)/g, between);
        expect(readCount(typed)).toBe(count);
      },
    ),
  );
});

it('is nothing where it is no whole number', () => {
  for (const typed of ['', ' ', '-1', '1e3', '2x', '½']) {
    expect(readCount(typed)).toBeUndefined();
    expect(parseCount(typed)).toBe(0);
  }
});
