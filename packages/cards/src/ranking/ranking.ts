import type { CardCode } from '../card-code.ts';
import { rankAceToFive, rankEightOrBetter } from './ace-to-five.ts';
import { rankBadugi } from './badugi.ts';
import { rankDeuceToSeven } from './deuce-to-seven.ts';
import { rankHigh, rankHighBy } from './high.ts';
import { SHORT_FLUSH_FIRST, SHORT_FULL_HOUSE_FIRST } from './high-order.ts';
import { rankOmaha } from './omaha.ts';
import { rankOmahaEightOrBetter } from './omaha-low.ts';

/** How hands are compared. */
export const RANKINGS = [
  'high',
  'flushOverFullHouse',
  'fullHouseOverFlush',
  'omahaHigh',
  'omahaEightOrBetter',
  'eightOrBetter',
  'aceToFive',
  'deuceToSeven',
  'badugi',
] as const;
export type Ranking = (typeof RANKINGS)[number];

/** Own cards and the board's: higher is better, equal is a tie, 0 is a low that does not qualify. */
export type RankHand = (hole: readonly CardCode[], board: readonly CardCode[]) => number;

const together =
  (rank: (cards: readonly CardCode[]) => number): RankHand =>
  (hole, board) =>
    rank(board.length === 0 ? hole : [...hole, ...board]);

export const rankBy: { readonly [Name in Ranking]: RankHand } = {
  high: rankHigh,
  flushOverFullHouse: rankHighBy(SHORT_FLUSH_FIRST),
  fullHouseOverFlush: rankHighBy(SHORT_FULL_HOUSE_FIRST),
  omahaHigh: rankOmaha,
  omahaEightOrBetter: rankOmahaEightOrBetter,
  eightOrBetter: together(rankEightOrBetter),
  aceToFive: together(rankAceToFive),
  deuceToSeven: together(rankDeuceToSeven),
  badugi: together(rankBadugi),
};
