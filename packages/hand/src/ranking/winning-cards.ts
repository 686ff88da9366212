import type { CardCode } from '@riffle/cards';
import type { RankingName } from '../variant.ts';
import { rankByDefinition } from './by-definition.ts';
import { choices } from './choices.ts';

/** The five cards that make the hand, the highest by suit where several would do. For odd chips in stud. */
export function winningCards(
  name: RankingName,
  hole: readonly CardCode[],
  board: readonly CardCode[],
): readonly CardCode[] {
  const rank = rankByDefinition[name];
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
