import type { CardCode } from '../card-code.ts';
import { KEYS, SUIT_BITS, SUIT_MASK } from './card-keys.ts';
import type { HighClass } from './high-classes.ts';
import { type HighTable, highTable } from './high-table.ts';

export type SevenCards = {
  /** The class of seven cards in the usual order: higher is better, equal is a tie. For loops that rank millions. */
  readonly rank: (
    a: CardCode,
    b: CardCode,
    c: CardCode,
    d: CardCode,
    e: CardCode,
    f: CardCode,
    g: CardCode,
  ) => HighClass;
  /** How many of all 133,784,560 hands are of each class, by class. */
  readonly countAll: () => Uint32Array;
};

let made: SevenCards | undefined;

/**
 * Ask once, before the loop. Its functions are made only once in a process: the compiler then takes their tables for
 * constants, and that doubles the speed.
 */
export function sevenCards(): SevenCards {
  made ??= make(highTable(7));
  return made;
}

function make({ values, rows, flushSuits, nearFlushes, suited }: HighTable): SevenCards {
  const keys = KEYS;
  const bases = KEYS.map((key) => key >>> SUIT_BITS);
  const rank: SevenCards['rank'] = (a, b, c, d, e, f, g) => {
    const sum =
      ((keys[a] as number) +
        (keys[b] as number) +
        (keys[c] as number) +
        (keys[d] as number) +
        (keys[e] as number) +
        (keys[f] as number) +
        (keys[g] as number)) |
      0;
    const flush = flushSuits[sum & SUIT_MASK] as number;
    if (flush !== 0) return rankSuited(flush - 1, a, b, c, d, e, f, g);
    return values[(rows[sum >>> 18] as number) + (sum >>> SUIT_BITS)] as number;
  };

  /** Three in a hundred hands come this way. */
  const rankSuited = (
    suit: number,
    a: CardCode,
    b: CardCode,
    c: CardCode,
    d: CardCode,
    e: CardCode,
    f: CardCode,
    g: CardCode,
  ): HighClass => {
    let ranks = 0;
    if ((a & 3) === suit) ranks |= 1 << (a >> 2);
    if ((b & 3) === suit) ranks |= 1 << (b >> 2);
    if ((c & 3) === suit) ranks |= 1 << (c >> 2);
    if ((d & 3) === suit) ranks |= 1 << (d >> 2);
    if ((e & 3) === suit) ranks |= 1 << (e >> 2);
    if ((f & 3) === suit) ranks |= 1 << (f >> 2);
    if ((g & 3) === suit) ranks |= 1 << (g >> 2);
    return suited[ranks] as number;
  };

  /** Sums are kept on the way in; in the innermost loop a hand is one addition and one lookup. */
  const countAll = (): Uint32Array => {
    const counts = new Uint32Array(1 << 13);
    for (let a = 0; a < 46; a += 1) {
      const sumA = keys[a] as number;
      for (let b = a + 1; b < 47; b += 1) {
        const sumB = (sumA + (keys[b] as number)) | 0;
        for (let c = b + 1; c < 48; c += 1) {
          const sumC = (sumB + (keys[c] as number)) | 0;
          for (let d = c + 1; d < 49; d += 1) {
            const sumD = (sumC + (keys[d] as number)) | 0;
            for (let e = d + 1; e < 50; e += 1) {
              const sumE = (sumD + (keys[e] as number)) | 0;
              for (let f = e + 1; f < 51; f += 1) {
                const sumF = (sumE + (keys[f] as number)) | 0;
                if (nearFlushes[sumF & SUIT_MASK] === 0) countLast(counts, sumF >>> SUIT_BITS, f + 1);
                else {
                  for (let g = f + 1; g < 52; g += 1) {
                    const value = rank(a, b, c, d, e, f, g);
                    counts[value] = (counts[value] as number) + 1;
                  }
                }
              }
            }
          }
        }
      }
    }
    return counts;
  };

  const countLast = (counts: Uint32Array, ranks: number, from: number): void => {
    for (let g = from; g < 52; g += 1) {
      const key = (ranks + (bases[g] as number)) | 0;
      const value = values[(rows[key >>> 9] as number) + key] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  };

  return { rank, countAll };
}
