import { KEYS, SUIT_BITS, SUIT_MASK } from './card-keys.ts';
import { rankFive, rankSeven } from './high.ts';
import type { HighTable } from './high-table.ts';

/** How many of all 133,784,560 seven-card hands are of each class. Partial sums are kept on the way in: one lookup a hand. */
export function countSevenCardHands(table: HighTable): Uint32Array {
  const { values, rows, nearFlushes } = table;
  const bases = KEYS.map((key) => key >>> SUIT_BITS);
  const counts = new Uint32Array(1 << 13);
  for (let a = 0; a < 46; a += 1) {
    const sumA = KEYS[a] as number;
    for (let b = a + 1; b < 47; b += 1) {
      const sumB = (sumA + (KEYS[b] as number)) | 0;
      for (let c = b + 1; c < 48; c += 1) {
        const sumC = (sumB + (KEYS[c] as number)) | 0;
        for (let d = c + 1; d < 49; d += 1) {
          const sumD = (sumC + (KEYS[d] as number)) | 0;
          for (let e = d + 1; e < 50; e += 1) {
            const sumE = (sumD + (KEYS[e] as number)) | 0;
            for (let f = e + 1; f < 51; f += 1) {
              const sumF = (sumE + (KEYS[f] as number)) | 0;
              if (nearFlushes[sumF & SUIT_MASK] !== 0) {
                for (let g = f + 1; g < 52; g += 1) {
                  const value = rankSeven(table, a, b, c, d, e, f, g);
                  counts[value] = (counts[value] as number) + 1;
                }
                continue;
              }
              const ranks = sumF >>> SUIT_BITS;
              for (let g = f + 1; g < 52; g += 1) {
                const key = (ranks + (bases[g] as number)) | 0;
                const value = values[(rows[key >>> 9] as number) + key] as number;
                counts[value] = (counts[value] as number) + 1;
              }
            }
          }
        }
      }
    }
  }
  return counts;
}

/** How many of all 2,598,960 five-card hands are of each class. */
export function countFiveCardHands(table: HighTable): Uint32Array {
  const counts = new Uint32Array(1 << 13);
  for (let a = 0; a < 48; a += 1) {
    for (let b = a + 1; b < 49; b += 1) {
      for (let c = b + 1; c < 50; c += 1) {
        for (let d = c + 1; d < 51; d += 1) {
          for (let e = d + 1; e < 52; e += 1) {
            const value = rankFive(table, a, b, c, d, e);
            counts[value] = (counts[value] as number) + 1;
          }
        }
      }
    }
  }
  return counts;
}
