import {
  type CardCode,
  type HighOrder,
  type HighTable,
  highTable,
  rankSeven,
  SHORT_FLUSH_FIRST,
  SHORT_FULL_HOUSE_FIRST,
  USUAL_ORDER,
} from '@riffle/cards';
import { UNSEEN } from '../card-code.ts';
import type { RankingName } from '../variant.ts';
import { rankByDefinition } from './by-definition.ts';

type Rank = (hole: readonly CardCode[], board: readonly CardCode[]) => number;

/** Seven cards by the fast tables, built when first asked for; fewer, where a record ends early, by definition. */
function highRank(name: RankingName, order: HighOrder): Rank {
  const slow = rankByDefinition[name];
  let table: HighTable | undefined;
  return (hole, board) => {
    if (hole.length !== 2 || board.length !== 5) return slow(hole, board);
    const [a, b] = hole as [number, number];
    if (a === UNSEEN || b === UNSEEN || board.includes(UNSEEN)) return 0;
    const [c, d, e, f, g] = board as [number, number, number, number, number];
    table ??= highTable(7, order);
    return rankSeven(table, a, b, c, d, e, f, g);
  };
}

const ranks: { readonly [Name in RankingName]: Rank } = {
  ...rankByDefinition,
  high: highRank('high', USUAL_ORDER),
  flushOverFullHouse: highRank('flushOverFullHouse', SHORT_FLUSH_FIRST),
  fullHouseOverFlush: highRank('fullHouseOverFlush', SHORT_FULL_HOUSE_FIRST),
};

/** How good a hand is with this board: higher is better, equal is a tie, 0 is no hand. */
export const rank = (name: RankingName, hole: readonly CardCode[], board: readonly CardCode[]): number =>
  ranks[name](hole, board);
