import { RANK_BASES, suitsHeld } from './card-keys.ts';
import { type HighTable, highTable } from './high-table.ts';

const RANKS = 13;
/** Multisets of two ranks and of three. */
const PAIRS = 91;
const TRIPLES = 455;

/** Classes of two hole ranks with three board ranks, suits left aside: `values[pairs[a * 13 + b] + triples[c * 169 + d * 13 + e]]`. */
export type OmahaTable = {
  readonly values: Uint16Array;
  readonly pairs: Int32Array;
  readonly triples: Int32Array;
  /** Suit and 1 where three or more of a full board are of it, by the low bits of its sum. */
  readonly boardSuits: Uint8Array;
  readonly suited: Uint16Array;
};

/** Some tens of milliseconds to build. */
export const omahaTable = (): OmahaTable => build(highTable(5));

function build(fives: HighTable): OmahaTable {
  const pairs = new Int32Array(RANKS ** 2);
  const triples = new Int32Array(RANKS ** 3);
  const values = new Uint16Array(PAIRS * TRIPLES);
  const tripleSums: number[] = [];
  for (let c = 0; c < RANKS; c += 1) {
    for (let d = c; d < RANKS; d += 1) {
      for (let e = d; e < RANKS; e += 1) {
        for (const [x, y, z] of ordersOf(c, d, e)) triples[x * RANKS ** 2 + y * RANKS + z] = tripleSums.length;
        tripleSums.push(base(c) + base(d) + base(e));
      }
    }
  }
  let row = 0;
  for (let a = 0; a < RANKS; a += 1) {
    for (let b = a; b < RANKS; b += 1) {
      pairs[a * RANKS + b] = row;
      pairs[b * RANKS + a] = row;
      // five of one rank are in no deck: what is read for them is never asked for
      tripleSums.forEach((sum, triple) => {
        const key = sum + base(a) + base(b);
        values[row + triple] = fives.values[(fives.rows[key >>> 9] ?? 0) + key] ?? 0;
      });
      row += TRIPLES;
    }
  }
  return { values, pairs, triples, boardSuits: suitsHeld(5, 3), suited: fives.suited };
}

const base = (rank: number): number => RANK_BASES[rank] as number;
const ordersOf = (a: number, b: number, c: number): readonly (readonly [number, number, number])[] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
];
