import { suitsHeld } from './card-keys.ts';
import { countRanks, type HighClasses, highClasses } from './high-classes.ts';
import { type HighOrder, USUAL_ORDER } from './high-order.ts';
import { eachRankCount } from './rank-counts.ts';
import { displace } from './row-displacement.ts';

export type HandSize = 5 | 6 | 7;

/** All that ranking a hand of so many cards looks up. Of the sum of their keys, the high bits find the class, the low bits a flush. */
export type HighTable = {
  /** Class of the best five, suits left aside: `values[rows[sum >>> 18] + (sum >>> 9)]`. */
  readonly values: Uint16Array;
  readonly rows: Int32Array;
  /** Suit and 1 where five or more are of it, by `sum & 511`. */
  readonly flushSuits: Uint8Array;
  /** The same where one card less has four or more of a suit: nothing else can become a flush with the last one. */
  readonly nearFlushes: Uint8Array;
  /** Class of the best five of these ranks in one suit; 0 for fewer than five. */
  readonly suited: Uint16Array;
};

const classesOfOrder = new Map<HighOrder, HighClasses>();
const suitedOfOrder = new Map<HighOrder, Uint16Array>();
const tables = new Map<HighOrder, Map<HandSize, HighTable>>();

export const classesOf = (order: HighOrder): HighClasses => once(classesOfOrder, order, highClasses);
const suitedTable = (order: HighOrder): Uint16Array => once(suitedOfOrder, order, buildSuited);

/** Built when first asked for, some ten milliseconds; kept from then on. */
export const highTable = (cards: HandSize, order: HighOrder = USUAL_ORDER): HighTable =>
  once(
    once(tables, order, () => new Map<HandSize, HighTable>()),
    cards,
    () => buildTable(cards, order),
  );

function buildTable(cards: HandSize, order: HighOrder): HighTable {
  const { scorer, classOf } = classesOf(order);
  const sums: number[] = [];
  const classes: number[] = [];
  eachRankCount(cards, order.lowestRank, (sum, ranks) => {
    sums.push(sum);
    classes.push(classOf(scorer.unsuited(ranks)));
  });
  return {
    ...displace(Int32Array.from(sums), Uint16Array.from(classes)),
    flushSuits: suitsHeld(cards, 5),
    nearFlushes: suitsHeld(cards - 1, 4),
    suited: suitedTable(order),
  };
}

function buildSuited(order: HighOrder): Uint16Array {
  const { scorer, classOf } = classesOf(order);
  const table = new Uint16Array(1 << 13);
  for (let ranks = 0; ranks < table.length; ranks += 1 << order.lowestRank) {
    if (countRanks(ranks) >= 5) table[ranks] = classOf(scorer.suited(ranks));
  }
  return table;
}

function once<K, V>(known: Map<K, V>, key: K, make: (key: K) => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}
