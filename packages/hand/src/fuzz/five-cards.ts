import { type CardCode, rankOfCode, suitOfCode } from '@riffle/cards';

const ACE = 12;
/** Straight flush 8, four 7, full house 6, flush 5, straight 4, three 3, two pair 2, pair 1, high card 0. */
export type FiveCardOrder = readonly number[];
export const usualOrder: FiveCardOrder = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** Nine ranks to a suit make a flush rarer than a full house. */
export const flushFirst: FiveCardOrder = [0, 1, 2, 3, 4, 6, 5, 7, 8];

/** Higher is better, equal is a tie. Slow, and plainly the definition. */
export function rankFive(cards: readonly CardCode[], order: FiveCardOrder, wheelTop: number): number {
  const groups = groupsOf(cards.map(rankOfCode));
  const suited = cards.every((card) => suitOfCode(card) === suitOfCode(cards[0] as CardCode));
  const top = straightTop(groups, wheelTop);
  const category = categoryOf(groups, suited, top >= 0);
  const kickers = top >= 0 ? [top] : groups.map(([rank]) => rank);
  let value = order[category] as number;
  for (let nth = 0; nth < 5; nth += 1) value = value * 14 + (kickers[nth] ?? -1) + 1;
  return value + 1;
}

/** Ranks with how often they come, the most frequent first, then the highest. */
export function groupsOf(ranks: readonly number[]): readonly (readonly [rank: number, times: number])[] {
  const times = new Map<number, number>();
  for (const rank of ranks) times.set(rank, (times.get(rank) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
}

/** The highest rank of a straight, -1 where there is none. `wheelTop` is the top of the one that the ace begins. */
function straightTop(groups: readonly (readonly [number, number])[], wheelTop: number): number {
  if (groups.length !== 5) return -1;
  const ranks = groups.map(([rank]) => rank);
  const [first = 0, second = 0] = ranks;
  if (first - (ranks[4] as number) === 4) return first;
  return first === ACE && second === wheelTop && second - (ranks[4] as number) === 3 ? wheelTop : -1;
}

function categoryOf(groups: readonly (readonly [number, number])[], suited: boolean, straight: boolean): number {
  const [first = 0, second = 0] = groups.map(([, times]) => times);
  if (straight && suited) return 8;
  if (first === 4) return 7;
  if (first === 3 && second === 2) return 6;
  if (suited) return 5;
  if (straight) return 4;
  if (first === 3) return 3;
  if (first === 2) return second === 2 ? 2 : 1;
  return 0;
}
