import type { EquityGame } from '@riffle/cards';
import type { Variant } from '@riffle/hand';

/** What equities need to know of a variant. */
export const equityGame = ({ best, low, streets, deck }: Variant): EquityGame => ({
  high: best,
  low,
  own: streets.reduce((sum, { hole }) => sum + hole.length, 0),
  board: streets.reduce((sum, { board }) => sum + board, 0),
  deck,
});
