import type { Ranking } from '@riffle/cards';
import { type CardCode, rankBy } from '@riffle/cards';
import { choices } from './choices.ts';

/** The five cards that make the hand, the highest by suit where several would do. For odd chips in stud. */
export function winningCards(
  name: Ranking,
  hole: readonly CardCode[],
  board: readonly CardCode[],
): readonly CardCode[] {
  const rank = rankBy[name];
  let best: readonly CardCode[] = [];
  let value = -1;
  for (const five of choices(
    [...hole, ...board].sort((a, b) => b - a),
    5,
  )) {
    const its = rank(five, []);
    if (its > value) [best, value] = [five, its];
  }
  return best;
}
