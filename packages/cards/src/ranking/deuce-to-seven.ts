import type { CardCode } from '../card-code.ts';
import { rankFive } from './high.ts';
import type { HighClass } from './high-classes.ts';
import { ACE_ONLY_HIGH } from './high-order.ts';
import { type HighTable, highTable } from './high-table.ts';
import type { LowValue } from './low-value.ts';

const CLASSES = 7462;

/** The worst high hand wins: the ace is high, straights and flushes count. The best five of five or more cards. */
export function rankDeuceToSeven(cards: readonly CardCode[]): LowValue {
  if (cards.length < 5) throw new RangeError(`no low hand of ${String(cards.length)} cards`);
  return CLASSES + 1 - worst(highTable(5, ACE_ONLY_HIGH), cards);
}

/** The high class, with the ace only high, that a deuce-to-seven value turned over. */
export const highOfDeuceToSeven = (value: LowValue): HighClass => CLASSES + 1 - value;

function worst(table: HighTable, cards: readonly CardCode[]): HighClass {
  if (cards.length > 5) {
    return Math.min(
      ...cards.map((left) =>
        worst(
          table,
          cards.filter((card) => card !== left),
        ),
      ),
    );
  }
  const [a, b, c, d, e] = cards as readonly [number, number, number, number, number];
  return rankFive(table, a, b, c, d, e);
}
