import type { Ranking } from '@riffle/cards';
import { type CardCode, rankBy } from '@riffle/cards';
import { UNSEEN } from '../card-code.ts';

/** How good a hand is with this board: higher is better, equal is a tie, 0 is no hand, or one with unseen cards. */
export function rank(name: Ranking, hole: readonly CardCode[], board: readonly CardCode[]): number {
  return isSeen(hole) && isSeen(board) ? rankBy[name](hole, board) : 0;
}

/** Written out, as it is asked for every hand of every showdown. */
function isSeen(cards: readonly CardCode[]): boolean {
  for (let nth = 0; nth < cards.length; nth += 1) if (cards[nth] === UNSEEN) return false;
  return true;
}
