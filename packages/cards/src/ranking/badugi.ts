import type { CardCode } from '../card-code.ts';
import { type LowRank, type LowValue, lowRankOf } from './low-value.ts';

const COUNT_SHIFT = 16;
const LOWEST = 0xffff;

/** The most cards of different rank and suit, up to four, and of these the lowest. Aces are low. */
export function rankBadugi(cards: readonly CardCode[]): LowValue {
  const count = cards.length;
  let best = 0;
  for (let chosen = 1; chosen < 1 << count; chosen += 1) {
    let ranks = 0;
    let suits = 0;
    let held = 0;
    for (let nth = 0; nth < count; nth += 1) {
      if ((chosen & (1 << nth)) === 0) continue;
      const card = cards[nth] as number;
      const rank = 1 << lowRankOf(card);
      const suit = 1 << (card & 3);
      if ((ranks & rank) !== 0 || (suits & suit) !== 0) held = -count;
      ranks |= rank;
      suits |= suit;
      held += 1;
    }
    if (held <= 0) continue;
    const value = (held << COUNT_SHIFT) + LOWEST - packed(ranks);
    if (value > best) best = value;
  }
  return best;
}

/** The inverse: the ranks that count, highest first. */
export function readBadugi(value: LowValue): readonly LowRank[] {
  const count = value >> COUNT_SHIFT;
  const ranks = LOWEST - (value & LOWEST);
  return Array.from({ length: count }, (_, nth) => (ranks >> (4 * (count - 1 - nth))) & 15);
}

function packed(ranks: number): number {
  let packed = 0;
  for (let left = ranks; left !== 0; ) {
    const rank = 31 - Math.clz32(left);
    packed = (packed << 4) | rank;
    left &= ~(1 << rank);
  }
  return packed;
}
