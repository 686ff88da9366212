import type { CardCode } from '../card-code.ts';
import type { RankingName } from '../variant.ts';
import { rankByDefinition } from './by-definition.ts';

/** How good a hand is with this board: higher is better, equal is a tie, 0 is no hand. */
export function rank(name: RankingName, hole: readonly CardCode[], board: readonly CardCode[]): number {
  return rankByDefinition[name](hole, board);
}
