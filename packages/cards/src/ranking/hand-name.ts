import { RANKS, type Rank } from '../card.ts';
import { readBadugi } from './badugi.ts';
import { highOfDeuceToSeven } from './deuce-to-seven.ts';
import {
  ACE_ONLY_HIGH,
  type HighCategory,
  type HighOrder,
  SHORT_FLUSH_FIRST,
  SHORT_FULL_HOUSE_FIRST,
  USUAL_ORDER,
} from './high-order.ts';
import { classesOf } from './high-table.ts';
import { type LowCategory, type LowRank, readLowValue } from './low-value.ts';
import type { Ranking } from './ranking.ts';

/** What a hand is called, with all that decides between two of its kind: equal hands have equal names. */
export type HandName =
  | { readonly kind: 'royalFlush' }
  | { readonly kind: 'straightFlush' | 'straight'; readonly top: Rank }
  | { readonly kind: 'fullHouse'; readonly of: Rank; readonly over: Rank }
  | { readonly kind: 'quads' | 'trips' | 'pair'; readonly of: Rank; readonly kickers: readonly Rank[] }
  | { readonly kind: 'twoPair'; readonly of: Rank; readonly and: Rank; readonly kickers: readonly Rank[] }
  | { readonly kind: 'flush' | 'highCard' | 'low' | 'badugi'; readonly ranks: readonly Rank[] }
  | { readonly kind: 'noLow' };

/** The name of what `rankBy[ranking]` found. */
export function nameHand(ranking: Ranking, value: number): HandName {
  switch (ranking) {
    case 'high':
    case 'omahaHigh':
      return nameHigh(value, USUAL_ORDER);
    case 'flushOverFullHouse':
      return nameHigh(value, SHORT_FLUSH_FIRST);
    case 'fullHouseOverFlush':
      return nameHigh(value, SHORT_FULL_HOUSE_FIRST);
    case 'eightOrBetter':
    case 'omahaEightOrBetter':
      return value === 0 ? { kind: 'noLow' } : nameAceToFive(value);
    case 'aceToFive':
      return nameAceToFive(value);
    case 'deuceToSeven':
      return nameDeuceToSeven(value);
    case 'badugi':
      return { kind: 'badugi', ranks: readBadugi(value).map(fromLow) };
  }
}

function nameHigh(value: number, order: HighOrder): HandName {
  const score = classesOf(order).scores[value];
  if (score === undefined || value < 1) throw new RangeError(`no class of hands: ${String(value)}`);
  const category = order.categories[score >> 20] as HighCategory;
  const [a, b, c, d, e] = [16, 12, 8, 4, 0].map((shift) => RANKS[(score >> shift) & 15]) as [
    Rank,
    Rank,
    Rank,
    Rank,
    Rank,
  ];
  switch (category) {
    case 'straightFlush':
      return a === 'A' ? { kind: 'royalFlush' } : { kind: 'straightFlush', top: a };
    case 'quads':
      return { kind: 'quads', of: a, kickers: [b] };
    case 'fullHouse':
      return { kind: 'fullHouse', of: a, over: b };
    case 'flush':
      return { kind: 'flush', ranks: [a, b, c, d, e] };
    case 'straight':
      return { kind: 'straight', top: a };
    case 'trips':
      return { kind: 'trips', of: a, kickers: [b, c] };
    case 'twoPair':
      return { kind: 'twoPair', of: a, and: b, kickers: [c] };
    case 'pair':
      return { kind: 'pair', of: a, kickers: [b, c, d] };
    case 'highCard':
      return { kind: 'highCard', ranks: [a, b, c, d, e] };
  }
}

function nameAceToFive(value: number): HandName {
  const { category, ranks } = readLowValue(value);
  return namePaired(category, ranks.map(fromLow));
}

function namePaired(category: LowCategory, ranks: readonly Rank[]): HandName {
  const [of, and] = ranks as [Rank, Rank];
  switch (category) {
    case 'none':
      return { kind: 'low', ranks };
    case 'pair':
    case 'trips':
    case 'quads':
      return { kind: category, of, kickers: ranks.slice(1) };
    case 'twoPair':
      return { kind: 'twoPair', of, and, kickers: ranks.slice(2) };
    case 'fullHouse':
      return { kind: 'fullHouse', of, over: and };
  }
}

function nameDeuceToSeven(value: number): HandName {
  const name = nameHigh(highOfDeuceToSeven(value), ACE_ONLY_HIGH);
  return name.kind === 'highCard' ? { kind: 'low', ranks: name.ranks } : name;
}

const fromLow = (rank: LowRank): Rank => RANKS[(rank + 12) % 13] as Rank;
