import type { Ranking } from '@riffle/cards';
import { type CardCode, rankBy } from '@riffle/cards';
import { UNSEEN } from '../card-code.ts';

/** How good a hand is with this board: higher is better, equal is a tie, 0 is no hand, or one with unseen cards. */
export function rank(name: Ranking, hole: readonly CardCode[], board: readonly CardCode[]): number {
  return hole.includes(UNSEEN) || board.includes(UNSEEN) ? 0 : rankBy[name](hole, board);
}
