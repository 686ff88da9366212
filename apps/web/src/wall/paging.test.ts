import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsOf, pagesOf } from './paging.ts';

it('cuts a list into pages that lose nobody and fit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 30 }), (items, size) => {
      const pages = pagesOf(items, size);
      expect(pages.flat()).toEqual(items);
      expect(pages.length).toBe(Math.max(1, Math.ceil(items.length / size)));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(size);
    }),
  );
});

it('leaves nobody alone on the last page', () => {
  expect(pagesOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 8).map((page) => page.length)).toEqual([5, 4]);
});

it('reads columns downwards', () => {
  expect(columnsOf([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});
