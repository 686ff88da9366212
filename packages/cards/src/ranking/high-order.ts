/** Lowest first under the usual order. */
export const HIGH_CATEGORIES = [
  'highCard',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
] as const;
export type HighCategory = (typeof HIGH_CATEGORIES)[number];

/** What beats what. Ranks are numbered from 0 for the deuce to 12 for the ace. */
export type HighOrder = {
  /** Lowest first. */
  readonly categories: readonly HighCategory[];
  /** The top rank of the straight that an ace begins: 3 for A2345, 7 for A6789; -1 where the ace is only high. */
  readonly wheelTop: number;
  /** The lowest rank in the deck. */
  readonly lowestRank: number;
};

export const USUAL_ORDER: HighOrder = { categories: HIGH_CATEGORIES, wheelTop: 3, lowestRank: 0 };

/** Deuce to seven turns this one over: the ace is high, and A2345 no straight. */
export const ACE_ONLY_HIGH: HighOrder = { categories: HIGH_CATEGORIES, wheelTop: -1, lowestRank: 0 };

/** Thirty-six cards from the six up: flushes are rarer than full houses. */
export const SHORT_FLUSH_FIRST: HighOrder = {
  categories: ['highCard', 'pair', 'twoPair', 'trips', 'straight', 'fullHouse', 'flush', 'quads', 'straightFlush'],
  wheelTop: 7,
  lowestRank: 4,
};

/** Thirty-six cards, the usual order kept. */
export const SHORT_FULL_HOUSE_FIRST: HighOrder = { categories: HIGH_CATEGORIES, wheelTop: 7, lowestRank: 4 };
