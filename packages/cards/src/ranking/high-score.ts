import { HIGH_CATEGORIES, type HighOrder } from './high-order.ts';

/** A hand's category and its ranks in the order in which they count, four bits each: higher is better. */
export type HighScore = number;

/** Which ranks come at least once, twice, three and four times. */
export type RankMasks = {
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly four: number;
};

const HIGH_CARD = 0;
const PAIR = 1;
const TWO_PAIR = 2;
const TRIPS = 3;
const STRAIGHT = 4;
const FLUSH = 5;
const FULL_HOUSE = 6;
const QUADS = 7;
const STRAIGHT_FLUSH = 8;
const CATEGORY_SHIFT = 20;

export type HighScorer = {
  /** The best five, suits left aside. */
  readonly unsuited: (ranks: RankMasks) => HighScore;
  /** The best five of these ranks of one suit. */
  readonly suited: (ranks: number) => HighScore;
};

export function highScorer(order: HighOrder): HighScorer {
  const place = HIGH_CATEGORIES.map((category) => order.categories.indexOf(category) << CATEGORY_SHIFT);
  const as = (category: number, ranks: number): HighScore => (place[category] as number) | ranks;
  const straightTop = (ranks: number): number => topOfStraight(ranks, order.wheelTop);
  return {
    unsuited: ({ once, twice, thrice, four }) => {
      let best = as(HIGH_CARD, topRanks(once, 5));
      if (twice !== 0) {
        const pair = top(twice);
        best = Math.max(best, as(PAIR, (pair << 16) | (topRanks(once & ~(1 << pair), 3) << 4)));
        const second = top(twice & ~(1 << pair));
        const kicker = topRanks(once & ~(1 << pair) & ~(1 << second), 1);
        if (second >= 0) best = Math.max(best, as(TWO_PAIR, (pair << 16) | (second << 12) | (kicker << 8)));
      }
      if (thrice !== 0) {
        const trips = top(thrice);
        best = Math.max(best, as(TRIPS, (trips << 16) | (topRanks(once & ~(1 << trips), 2) << 8)));
        const pair = top(twice & ~(1 << trips));
        if (pair >= 0) best = Math.max(best, as(FULL_HOUSE, (trips << 16) | (pair << 12)));
      }
      const straight = straightTop(once);
      if (straight >= 0) best = Math.max(best, as(STRAIGHT, straight << 16));
      if (four !== 0) {
        const quads = top(four);
        best = Math.max(best, as(QUADS, (quads << 16) | (topRanks(once & ~(1 << quads), 1) << 12)));
      }
      return best;
    },
    suited: (ranks) => {
      const straight = straightTop(ranks);
      return straight >= 0 ? as(STRAIGHT_FLUSH, straight << 16) : as(FLUSH, topRanks(ranks, 5));
    },
  };
}

/** -1 for none. */
const top = (ranks: number): number => 31 - Math.clz32(ranks);

function topRanks(ranks: number, count: number): number {
  let left = ranks;
  let found = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const rank = top(left);
    // fewer cards than kickers: only where a hand has less than five ranks left, and then always the same number
    found = (found << 4) | Math.max(rank, 0);
    left &= ~(1 << rank);
  }
  return found;
}

/** -1 for none. */
function topOfStraight(ranks: number, wheelTop: number): number {
  const runs = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4);
  if (runs !== 0) return top(runs) + 4;
  const wheel = (1 << 12) | (0b1111 << (wheelTop - 3));
  return wheelTop >= 3 && (ranks & wheel) === wheel ? wheelTop : -1;
}
