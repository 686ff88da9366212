import type { Ranking } from '@riffle/cards';
import { type CardCode, rankOfCode, suitOfCode } from '@riffle/cards';
import { UNSEEN } from '../card-code.ts';
import { choices } from '../ranking/choices.ts';
import { type FiveCardOrder, flushFirst, groupsOf, rankFive, usualOrder } from './five-cards.ts';

const FIVE = 3;
const NINE = 7;
const EIGHT = 7;
const ACE = 12;

/** Higher is better, equal is a tie, 0 is no hand: a low that does not qualify, or cards that nobody has seen. */
export type RankByDefinition = (hole: readonly CardCode[], board: readonly CardCode[]) => number;
type FiveRank = (cards: readonly CardCode[]) => number;

const high =
  (order: FiveCardOrder, wheelTop: number): FiveRank =>
  (cards) =>
    rankFive(cards, order, wheelTop);

const lowRank = (card: CardCode): number => (rankOfCode(card) === ACE ? 0 : rankOfCode(card) + 1);

/** Ace to five: straights and flushes do not count, pairs do. */
const aceToFive: FiveRank = (cards) => {
  const groups = groupsOf(cards.map(lowRank));
  const pairing = groups.reduce((sum, [, times]) => sum + times * times, 0);
  return 14 ** 7 - pairing * 14 ** 5 - groups.reduce((sum, [rank]) => sum * 14 + rank, 0);
};
const eightOrBetter: FiveRank = (cards) => {
  const ranks = new Set(cards.map(lowRank));
  return ranks.size === 5 && Math.max(...ranks) <= EIGHT ? aceToFive(cards) : 0;
};
/** The worst high hand, the ace high, straights and flushes counting. */
const deuceToSeven: FiveRank = (cards) => 14 ** 7 - rankFive(cards, usualOrder, Number.NaN);

/** More cards of different rank and suit first, then the lowest. */
function badugi(cards: readonly CardCode[]): number {
  for (const count of [4, 3, 2, 1]) {
    const fit = choices(cards, count).filter(
      (some) => new Set(some.map(rankOfCode)).size === count && new Set(some.map(suitOfCode)).size === count,
    );
    if (fit.length > 0) return Math.max(...fit.map((some) => count * 14 ** 5 - downFrom(some)));
  }
  return 0;
}
const downFrom = (cards: readonly CardCode[]): number =>
  cards
    .map(lowRank)
    .sort((a, b) => b - a)
    .reduce((sum, rank) => sum * 14 + rank, 0);

const bestOf =
  (rank: FiveRank): RankByDefinition =>
  (hole, board) =>
    Math.max(0, ...choices([...hole, ...board], 5).map(rank));
const twoAndThree =
  (rank: FiveRank): RankByDefinition =>
  (hole, board) =>
    Math.max(0, ...choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => rank([...two, ...three]))));

const known =
  (rank: RankByDefinition): RankByDefinition =>
  (hole, board) =>
    hole.includes(UNSEEN) || board.includes(UNSEEN) ? 0 : rank(hole, board);

export const rankByDefinition: { readonly [Name in Ranking]: RankByDefinition } = {
  high: known(bestOf(high(usualOrder, FIVE))),
  flushOverFullHouse: known(bestOf(high(flushFirst, NINE))),
  fullHouseOverFlush: known(bestOf(high(usualOrder, NINE))),
  omahaHigh: known(twoAndThree(high(usualOrder, FIVE))),
  omahaEightOrBetter: known(twoAndThree(eightOrBetter)),
  eightOrBetter: known(bestOf(eightOrBetter)),
  aceToFive: known(bestOf(aceToFive)),
  deuceToSeven: known(bestOf(deuceToSeven)),
  badugi: known((hole) => badugi(hole)),
};
