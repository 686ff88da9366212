import type { CardCode } from '../card-code.ts';
import { KEYS, SUIT_MASK } from './card-keys.ts';
import type { HighClass } from './high-classes.ts';
import { type HighOrder, USUAL_ORDER } from './high-order.ts';
import { type HandSize, type HighTable, highTable } from './high-table.ts';
import { sevenCards } from './seven-cards.ts';

const NO_CARDS: readonly CardCode[] = [];

/** The class of the best five of five, six or seven cards: higher is better, equal is a tie. */
export type RankHigh = (cards: readonly CardCode[], more?: readonly CardCode[]) => HighClass;

const rankUsual = rankHighBy(USUAL_ORDER);

/** Two cards and a whole board is what is asked most, and goes the way of the loops that rank millions. */
export const rankHigh: RankHigh = (cards, more = NO_CARDS) =>
  cards.length === 2 && more.length === 5 ? rankHoldem(cards, more) : rankUsual(cards, more);

function rankHoldem(hole: readonly CardCode[], board: readonly CardCode[]): HighClass {
  return sevenCards().rank(
    hole[0] as CardCode,
    hole[1] as CardCode,
    board[0] as CardCode,
    board[1] as CardCode,
    board[2] as CardCode,
    board[3] as CardCode,
    board[4] as CardCode,
  );
}

export function rankHighBy(order: HighOrder): RankHigh {
  const tables: (HighTable | undefined)[] = [];
  return (cards, more = NO_CARDS) => {
    const size = cards.length + more.length;
    let table = tables[size];
    if (table === undefined) {
      if (size !== 5 && size !== 6 && size !== 7) throw new RangeError(`no high hand of ${String(size)} cards`);
      table = highTable(size satisfies HandSize, order);
      tables[size] = table;
    }
    return rankWith(table, cards, more);
  };
}

function rankWith(
  { values, rows, flushSuits, suited }: HighTable,
  cards: readonly CardCode[],
  more: readonly CardCode[],
): HighClass {
  const keys = KEYS;
  let sum = 0;
  for (let nth = 0; nth < cards.length; nth += 1) sum = (sum + (keys[cards[nth] as number] as number)) | 0;
  for (let nth = 0; nth < more.length; nth += 1) sum = (sum + (keys[more[nth] as number] as number)) | 0;
  const flush = flushSuits[sum & SUIT_MASK] as number;
  if (flush === 0) return values[(rows[sum >>> 18] as number) + (sum >>> 9)] as number;
  let ranks = 0;
  for (const card of cards) if ((card & 3) === flush - 1) ranks |= 1 << (card >> 2);
  for (const card of more) if ((card & 3) === flush - 1) ranks |= 1 << (card >> 2);
  return suited[ranks] as number;
}

/** Five cards one by one. */
export function rankFive(table: HighTable, a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): HighClass {
  const sum =
    ((KEYS[a] as number) + (KEYS[b] as number) + (KEYS[c] as number) + (KEYS[d] as number) + (KEYS[e] as number)) | 0;
  if ((table.flushSuits[sum & SUIT_MASK] as number) === 0)
    return table.values[(table.rows[sum >>> 18] as number) + (sum >>> 9)] as number;
  return table.suited[
    (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))
  ] as number;
}
