import type { CardCode } from '../card-code.ts';
import { KEYS, SUIT_MASK } from './card-keys.ts';
import { countRanks, type HighClass } from './high-classes.ts';
import { type OmahaTable, omahaTable } from './omaha-table.ts';

export type RankOmaha = (hole: readonly CardCode[], board: readonly CardCode[]) => HighClass;

let made: RankOmaha | undefined;

/** The class of the best five made of exactly two hole cards and three of the board's five: higher is better, equal is a tie. */
export const rankOmaha: RankOmaha = (hole, board) => {
  made ??= make(omahaTable());
  return made(hole, board);
};

/** Without a branch: which of the two it is cannot be foretold, and a wrong guess costs more than the sums. */
const higher = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/** Made once in a process, as in `seven-cards.ts`: the compiler then takes the tables for constants. */
function make({ values, pairs, triples, boardSuits, suited }: OmahaTable): RankOmaha {
  // an imported name is looked up each time
  const keys = KEYS;
  const suitMask = SUIT_MASK;
  /** 0 where fewer than two hole cards are of the suit. */
  const rankSuited = (suit: number, hole: readonly CardCode[], board: readonly CardCode[]): HighClass => {
    let own = 0;
    for (let nth = 0; nth < hole.length; nth += 1) {
      const card = hole[nth] as number;
      if ((card & 3) === suit) own |= 1 << (card >> 2);
    }
    if ((own & (own - 1)) === 0) return 0;
    let shared = 0;
    for (let nth = 0; nth < 5; nth += 1) {
      const card = board[nth] as number;
      if ((card & 3) === suit) shared |= 1 << (card >> 2);
    }
    if (countRanks(own) === 2 && countRanks(shared) === 3) return suited[own | shared] as number;
    let best = 0;
    for (let two = own; two !== 0; two = (two - 1) & own) {
      if (countRanks(two) !== 2) continue;
      for (let three = shared; three !== 0; three = (three - 1) & shared) {
        if (countRanks(three) === 3) best = higher(best, suited[two | three] as number);
      }
    }
    return best;
  };

  return (hole, board) => {
    if (hole.length < 2 || board.length !== 5) {
      throw new RangeError(`no Omaha hand of ${String(hole.length)} cards with ${String(board.length)} on the board`);
    }
    const b = board[0] as number;
    const c = board[1] as number;
    const d = board[2] as number;
    const e = board[3] as number;
    const f = board[4] as number;
    const b169 = (b >> 2) * 169;
    const c169 = (c >> 2) * 169;
    const c13 = (c >> 2) * 13;
    const d13 = (d >> 2) * 13;
    const e13 = (e >> 2) * 13;
    const e1 = e >> 2;
    const f1 = f >> 2;
    const bcd = triples[b169 + c13 + (d >> 2)] as number;
    const bce = triples[b169 + c13 + e1] as number;
    const bcf = triples[b169 + c13 + f1] as number;
    const bde = triples[b169 + d13 + e1] as number;
    const bdf = triples[b169 + d13 + f1] as number;
    const bef = triples[b169 + e13 + f1] as number;
    const cde = triples[c169 + d13 + e1] as number;
    const cdf = triples[c169 + d13 + f1] as number;
    const cef = triples[c169 + e13 + f1] as number;
    const def = triples[(d >> 2) * 169 + e13 + f1] as number;
    let best = 0;
    for (let i = 1; i < hole.length; i += 1) {
      const row = ((hole[i] as number) >> 2) * 13;
      for (let j = 0; j < i; j += 1) {
        const pair = pairs[row + ((hole[j] as number) >> 2)] as number;
        best = higher(best, values[pair + bcd] as number);
        best = higher(best, values[pair + bce] as number);
        best = higher(best, values[pair + bcf] as number);
        best = higher(best, values[pair + bde] as number);
        best = higher(best, values[pair + bdf] as number);
        best = higher(best, values[pair + bef] as number);
        best = higher(best, values[pair + cde] as number);
        best = higher(best, values[pair + cdf] as number);
        best = higher(best, values[pair + cef] as number);
        best = higher(best, values[pair + def] as number);
      }
    }
    const suits =
      ((keys[b] as number) + (keys[c] as number) + (keys[d] as number) + (keys[e] as number) + (keys[f] as number)) &
      suitMask;
    const suit = boardSuits[suits] as number;
    return suit === 0 ? best : higher(best, rankSuited(suit - 1, hole, board));
  };
}
