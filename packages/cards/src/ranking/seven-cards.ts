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
  /** How many hands are of each class, by class: of all 133,784,560, or of the cards from `lowest` on. */
  readonly countAll: (lowest?: CardCode) => Uint32Array;
};

/** A card's rank as a bit, for two suits side by side; nothing for the other two. */
const bitsOf = (suits: readonly number[]): Int32Array =>
  Int32Array.from({ length: 52 }, (_, code) =>
    suits.includes(code & 3) ? 1 << ((code >> 2) + 16 * suits.indexOf(code & 3)) : 0,
  );
const CLUBS_AND_DIAMONDS = bitsOf([0, 1]);
const HEARTS_AND_SPADES = bitsOf([2, 3]);
const ALL_RANKS = (1 << 13) - 1;

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
  // an imported name is looked up each time
  const keys = KEYS;
  const suitMask = SUIT_MASK;
  const suitBits = SUIT_BITS;
  const clubsAndDiamonds = CLUBS_AND_DIAMONDS;
  const heartsAndSpades = HEARTS_AND_SPADES;
  const bases = KEYS.map((key) => key >>> SUIT_BITS);
  const rank: SevenCards['rank'] = (a, b, c, d, e, f, g) => {
    // in pairs, so that no addition waits for all before it
    const ab = ((keys[a] as number) + (keys[b] as number)) | 0;
    const cd = ((keys[c] as number) + (keys[d] as number)) | 0;
    const ef = ((keys[e] as number) + (keys[f] as number)) | 0;
    const abcd = (ab + cd) | 0;
    const efg = (ef + (keys[g] as number)) | 0;
    const sum = (abcd + efg) | 0;
    const flush = flushSuits[sum & suitMask] as number;
    if (flush !== 0) return rankSuited(flush - 1, a, b, c, d, e, f, g);
    return values[(rows[sum >>> 18] as number) + (sum >>> suitBits)] as number;
  };

  /** Three in a hundred hands come this way. No card is asked for its suit: nobody could guess the answers. */
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
    const bits = suit < 2 ? clubsAndDiamonds : heartsAndSpades;
    const both =
      (bits[a] as number) |
      (bits[b] as number) |
      (bits[c] as number) |
      (bits[d] as number) |
      (bits[e] as number) |
      (bits[f] as number) |
      (bits[g] as number);
    return suited[(both >>> ((suit & 1) * 16)) & ALL_RANKS] as number;
  };

  /** Sums are kept on the way in; in the innermost loop a hand is one addition and one lookup. */
  const countAll = (lowest = 0): Uint32Array => {
    const counts = new Uint32Array(1 << 13);
    for (let a = lowest; a < 46; a += 1) {
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
                if (nearFlushes[sumF & suitMask] === 0) countLast(counts, sumF >>> suitBits, f + 1);
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
