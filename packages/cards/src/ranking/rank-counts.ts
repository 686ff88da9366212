import { RANK_BASES } from './card-keys.ts';
import type { RankMasks } from './high-score.ts';

/** Every multiset of `cards` ranks that four suits allow, with the sum of its bases. */
export function eachRankCount(cards: number, lowestRank: number, visit: (sum: number, ranks: RankMasks) => void): void {
  const go = (rank: number, left: number, sum: number, once: number, twice: number, thrice: number, four: number) => {
    if (left === 0) {
      visit(sum, { once, twice, thrice, four });
      return;
    }
    if (rank > 12 || left > (13 - rank) * 4) return;
    const base = RANK_BASES[rank] as number;
    const bit = 1 << rank;
    go(rank + 1, left, sum, once, twice, thrice, four);
    go(rank + 1, left - 1, sum + base, once | bit, twice, thrice, four);
    if (left >= 2) go(rank + 1, left - 2, sum + 2 * base, once | bit, twice | bit, thrice, four);
    if (left >= 3) go(rank + 1, left - 3, sum + 3 * base, once | bit, twice | bit, thrice | bit, four);
    if (left >= 4) go(rank + 1, left - 4, sum + 4 * base, once | bit, twice | bit, thrice | bit, four | bit);
  };
  go(lowestRank, cards, 0, 0, 0, 0, 0);
}
