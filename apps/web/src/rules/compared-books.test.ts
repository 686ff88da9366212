import { imprints } from '@riffle/rulebooks';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { booksAs, booksIn, MOST_COMPARED, toggled } from './compared-books.ts';

const ids = imprints.map(({ id }) => id);
const idsIn = (address: string | undefined) => booksIn(address).map(({ id }) => id);

it('an address says which rulebooks are compared, at most three, and nothing else can', () => {
  expect(idsIn('gcb.pvb')).toEqual(['pvb', 'gcb']);
  expect(idsIn('gcb,gcb,nobody')).toEqual(['gcb']);
  expect(idsIn(ids.join('.'))).toHaveLength(MOST_COMPARED);
  expect(idsIn(undefined)).toEqual([]);
  expect(booksAs([])).toBeUndefined();
});

it('whatever is tapped, the address leads to what was chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids)), (taps) => {
      const chosen = taps.reduce<readonly string[]>(toggled, []);
      expect(chosen.length).toBeLessThanOrEqual(MOST_COMPARED);
      expect(idsIn(booksAs(chosen))).toEqual(chosen);
    }),
  );
});

it('a fourth changes nothing, and a second tap takes one away', () => {
  expect(toggled(ids.slice(0, 3), ids[3] ?? '')).toEqual(ids.slice(0, 3));
  expect(toggled(['pvb', 'gcb'], 'pvb')).toEqual(['gcb']);
});
