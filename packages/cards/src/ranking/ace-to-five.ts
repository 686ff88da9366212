import type { CardCode } from '../card-code.ts';
import { countRanks } from './high-classes.ts';
import { type LowCategory, type LowRank, type LowValue, lowRankOf, lowValue } from './low-value.ts';

const EIGHT_OR_LOWER = 0b1111_1111;

let built: Int32Array | undefined;

/** By the mask of the low ranks in a hand: the value of its five lowest ranks, 0 where there are fewer. */
export function lowestFives(): Int32Array {
  if (built !== undefined) return built;
  built = new Int32Array(1 << 13);
  for (let mask = 0; mask < built.length; mask += 1) {
    if (countRanks(mask) >= 5) built[mask] = lowValue('none', lowest(mask, 5).reverse());
  }
  return built;
}

/** Razz and other ace-to-five lows: the best five of five or more cards. Straights and flushes do not count, pairs do. */
export function rankAceToFive(cards: readonly CardCode[]): LowValue {
  if (cards.length < 5) throw new RangeError(`no low hand of ${String(cards.length)} cards`);
  return (lowestFives()[lowMask(cards)] as number) || paired(cards);
}

/** Eight or better: five different ranks, none above the eight, of five or more cards; else 0. */
export const rankEightOrBetter = (cards: readonly CardCode[]): LowValue =>
  lowestFives()[lowMask(cards) & EIGHT_OR_LOWER] as number;

export function lowMask(cards: readonly CardCode[]): number {
  let mask = 0;
  for (let nth = 0; nth < cards.length; nth += 1) mask |= 1 << lowRankOf(cards[nth] as number);
  return mask;
}

/** Fewer than five ranks: each is needed once, and the lowest that come again fill up, doubled before they are tripled. */
function paired(cards: readonly CardCode[]): LowValue {
  const held = new Map<LowRank, number>();
  for (const card of cards) held.set(lowRankOf(card), (held.get(lowRankOf(card)) ?? 0) + 1);
  const used = new Map([...held.keys()].map((rank) => [rank, 1]));
  for (const least of [1, 2, 3]) {
    for (const rank of [...held.keys()].sort((a, b) => a - b)) {
      const full = [...used.values()].reduce((sum, times) => sum + times, 0) === 5;
      if (!full && used.get(rank) === least && (held.get(rank) ?? 0) > least) used.set(rank, least + 1);
    }
  }
  const groups = [...used].sort(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const shape = groups.map(([, times]) => times).join('');
  return lowValue(
    categories[shape] as LowCategory,
    groups.map(([rank]) => rank),
  );
}

const categories: { readonly [shape: string]: LowCategory } = {
  '2111': 'pair',
  '221': 'twoPair',
  '311': 'trips',
  '32': 'fullHouse',
  '41': 'quads',
};

/** Lowest first. */
function lowest(mask: number, count: number): LowRank[] {
  const ranks: LowRank[] = [];
  for (let rank = 0; ranks.length < count; rank += 1) if ((mask & (1 << rank)) !== 0) ranks.push(rank);
  return ranks;
}
