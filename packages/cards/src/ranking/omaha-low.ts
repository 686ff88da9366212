import type { CardCode } from '../card-code.ts';
import { lowestFives, lowMask } from './ace-to-five.ts';
import { countRanks } from './high-classes.ts';
import type { LowValue } from './low-value.ts';

const EIGHT_OR_LOWER = 0b1111_1111;

let built: Int32Array | undefined;

/** By the ranks up to the eight in the hole and on the board: the best low of two and three, 0 for none. */
function lowTable(): Int32Array {
  if (built !== undefined) return built;
  built = new Int32Array(1 << 16);
  const fives = lowestFives();
  for (let two = 0; two < 256; two += 1) {
    if (countRanks(two) !== 2) continue;
    for (let three = 0; three < 256; three += 1) {
      if (countRanks(three) !== 3 || (two & three) !== 0) continue;
      built[(two << 8) | three] = fives[two | three] as number;
    }
  }
  // what fewer ranks can make, more can make too
  for (let hole = 0; hole < 256; hole += 1) {
    for (let board = 0; board < 256; board += 1) {
      const place = (hole << 8) | board;
      let best = built[place] as number;
      for (let left = hole; left !== 0; left &= left - 1) {
        best = Math.max(best, built[((hole & ~(left & -left)) << 8) | board] as number);
      }
      for (let left = board; left !== 0; left &= left - 1) {
        best = Math.max(best, built[(hole << 8) | (board & ~(left & -left))] as number);
      }
      built[place] = best;
    }
  }
  return built;
}

/** Eight or better with exactly two hole cards and three of the board; 0 where there is none. */
export const rankOmahaEightOrBetter = (hole: readonly CardCode[], board: readonly CardCode[]): LowValue =>
  lowTable()[((lowMask(hole) & EIGHT_OR_LOWER) << 8) | (lowMask(board) & EIGHT_OR_LOWER)] as number;
