import { type CardCode, rankOfCode, suitOfCode } from '../card-code.ts';
import type { HighCategory, HighOrder } from './high-order.ts';

/** Every way to take `count` of the items, in order. */
export function choices<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) => choices(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]));
}

/** Slow, and plainly the rule: what the fast ways are held against. Higher is better; five cards. */
export function highByDefinition(cards: readonly CardCode[], order: HighOrder): readonly number[] {
  const times = new Map<number, number>();
  for (const card of cards) times.set(rankOfCode(card), (times.get(rankOfCode(card)) ?? 0) + 1);
  const groups = [...times].sort(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const ranks = groups.map(([rank]) => rank);
  const shape = groups.map(([, count]) => count).join('');
  const flush = new Set(cards.map(suitOfCode)).size === 1;
  const straight = straightTop(ranks, order.wheelTop);
  const category = categoryOf(shape, flush, straight !== undefined);
  return [order.categories.indexOf(category), ...(straight === undefined ? ranks : [straight])];
}

function straightTop(ranks: readonly number[], wheelTop: number): number | undefined {
  if (ranks.length < 5) return undefined;
  if (ranks.every((rank, place) => rank === (ranks[0] as number) - place)) return ranks[0];
  const wheel = [12, wheelTop, wheelTop - 1, wheelTop - 2, wheelTop - 3];
  return ranks.every((rank, place) => rank === wheel[place]) ? wheelTop : undefined;
}

function categoryOf(shape: string, flush: boolean, straight: boolean): HighCategory {
  if (flush && straight) return 'straightFlush';
  if (shape === '41') return 'quads';
  if (shape === '32') return 'fullHouse';
  if (flush) return 'flush';
  if (straight) return 'straight';
  if (shape === '311') return 'trips';
  if (shape === '221') return 'twoPair';
  return shape === '2111' ? 'pair' : 'highCard';
}

/** As words are compared: the first difference decides. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((rank, place) => rank !== b[place]);
  return differs < 0 ? 0 : (a[differs] as number) - (b[differs] as number);
}
