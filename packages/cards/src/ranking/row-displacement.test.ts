import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displace } from './row-displacement.ts';

/** So many rows of 512 columns, in each so many of them, or fewer. */
const sparse = (rows: number, columns: number) =>
  fc
    .tuple(...Array.from({ length: rows }, () => fc.uniqueArray(fc.nat(511), { minLength: 1, maxLength: columns })))
    .map((all) => Int32Array.from(all.flatMap((row, nth) => row.map((column) => (nth << 9) | column))));

describe('rows that are laid over each other', () => {
  it.each([
    { rows: 40, columns: 4, numRuns: 50 },
    // so full that they hardly fit together, and need more room than was thought of
    { rows: 20, columns: 120, numRuns: 5 },
  ])('have every value where its key says: $rows of up to $columns', ({ rows: count, columns, numRuns }) => {
    fc.assert(
      fc.property(sparse(count, columns), (keys) => {
        const { values, rows } = displace(
          keys,
          Uint16Array.from(keys, (_, nth) => nth + 1),
        );
        expect([...keys].map((key) => values[(rows[key >>> 9] as number) + key])).toEqual(
          [...keys].map((_, nth) => nth + 1),
        );
        expect(values.at(-1), 'no room behind the last').toBeGreaterThan(0);
      }),
      { numRuns },
    );
  });
});
