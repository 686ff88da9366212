/** How good a low hand is: higher is better, equal is a tie, 0 is none. */
export type LowValue = number;

/** Cards of one rank count against a low hand; in this order, the least bad first. */
const LOW_CATEGORIES = ['none', 'pair', 'twoPair', 'trips', 'fullHouse', 'quads'] as const;
export type LowCategory = (typeof LOW_CATEGORIES)[number];

/** The ace is 0, the deuce 1, the king 12. */
export type LowRank = number;
export const lowRankOf = (code: number): LowRank => ((code >> 2) + 1) % 13;

const CATEGORY_SHIFT = 20;
const WORST = 1 << 23;

/** `ranks` in the order in which they count: what is paired first, then from the highest down. */
export function lowValue(category: LowCategory, ranks: readonly LowRank[]): LowValue {
  let packed = LOW_CATEGORIES.indexOf(category) << CATEGORY_SHIFT;
  ranks.forEach((rank, nth) => {
    packed |= rank << (16 - 4 * nth);
  });
  return WORST - packed;
}

const LENGTHS: { readonly [C in LowCategory]: number } = {
  none: 5,
  pair: 4,
  twoPair: 3,
  trips: 3,
  fullHouse: 2,
  quads: 2,
};

/** The inverse of `lowValue`. */
export function readLowValue(value: LowValue): { readonly category: LowCategory; readonly ranks: readonly LowRank[] } {
  const packed = WORST - value;
  const category = LOW_CATEGORIES[packed >> CATEGORY_SHIFT] as LowCategory;
  const ranks = Array.from({ length: LENGTHS[category] }, (_, nth) => (packed >> (16 - 4 * nth)) & 15);
  return { category, ranks };
}
