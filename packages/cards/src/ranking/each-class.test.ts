import { describe, expect, it } from 'vitest';
import { choices, compareRanks, highByDefinition } from './by-definition.ts';
import { rankHighBy } from './high.ts';
import { ACE_ONLY_HIGH, type HighOrder, SHORT_FLUSH_FIRST, SHORT_FULL_HOUSE_FIRST, USUAL_ORDER } from './high-order.ts';

/** Every multiset of so many ranks, lowest first. */
function multisets(size: number, from: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const ranks = Array.from({ length: 13 - from }, (_, nth) => from + nth);
  return ranks
    .flatMap((rank) => multisets(size - 1, rank).map((rest) => [rank, ...rest]))
    .filter((all) => all[4] === undefined || all[4] !== all[0]);
}

/** In suits that make no flush: of one rank each in its own, and others in turn. */
const mixed = (ranks: readonly number[]): readonly number[] => ranks.map((rank, nth) => rank * 4 + (nth % 4));
const suited = (ranks: readonly number[], suit: number): readonly number[] => ranks.map((rank) => rank * 4 + suit);

/** One hand of each class. */
const handsOf = ({ lowestRank }: HighOrder): readonly (readonly number[])[] => {
  const ranks = Array.from({ length: 13 - lowestRank }, (_, nth) => lowestRank + nth);
  return [...multisets(5, lowestRank).map(mixed), ...choices(ranks, 5).map((five, nth) => suited(five, nth % 4))];
};

describe('one hand of each class', () => {
  it.each([
    { name: 'usual', order: USUAL_ORDER, classes: 7462 },
    { name: 'the ace only high', order: ACE_ONLY_HIGH, classes: 7462 },
    { name: 'short, flush first', order: SHORT_FLUSH_FIRST, classes: 1404 },
    { name: 'short, full house first', order: SHORT_FULL_HOUSE_FIRST, classes: 1404 },
  ])('stands where the definition puts it, $name', ({ order, classes }) => {
    const rank = rankHighBy(order);
    const byDefinition = handsOf(order)
      .map((hand) => ({ hand, defined: highByDefinition(hand, order) }))
      .sort((a, b) => compareRanks(a.defined, b.defined));
    expect(byDefinition).toHaveLength(classes);
    expect(byDefinition.map(({ hand }) => rank(hand))).toEqual(Array.from({ length: classes }, (_, nth) => nth + 1));
  });
});
