import type { CardCode } from '../card-code.ts';
import { KEYS, SUIT_MASK } from '../ranking/card-keys.ts';
import { type HighTable, highTable } from '../ranking/high-table.ts';
import type { Deal } from './run-outs.ts';
import { newTally, POT, type Tally } from './tally.ts';

/** All own cards known, two each, and one to five board cards to come: nested sums do this ten times faster than ranking hand by hand. */
export const isHoldem = ({ game, hands, board }: Deal): boolean =>
  game.high === 'high' &&
  game.low === 'none' &&
  game.own === 2 &&
  game.board === 5 &&
  board.length < 5 &&
  hands.every((hand) => hand.length === 2);

export function eachHoldemRunOut(deal: Deal): Tally {
  const run = new HoldemRun(deal);
  run.from(0, 5 - deal.board.length, deal.board.length, sumOf(deal.board));
  return run.tally();
}

const sumOf = (cards: readonly CardCode[]): number =>
  cards.reduce((sum, card) => (sum + (KEYS[card] as number)) | 0, 0);

/** One walk through the boards to come. It lives as long as its loops. */
class HoldemRun {
  readonly #table: HighTable = highTable(7);
  readonly #stub: Int32Array;
  readonly #keys: Int32Array;
  readonly #hands: readonly (readonly CardCode[])[];
  readonly #sums: Int32Array;
  readonly #board = new Int32Array(5);
  readonly #values: Int32Array;
  /** By player and by how many share: in how many run-outs. */
  readonly #counts: Float64Array;
  #runOuts = 0;

  constructor({ hands, board, stub }: Deal) {
    this.#hands = hands;
    this.#sums = Int32Array.from(hands, sumOf);
    this.#stub = Int32Array.from(stub);
    this.#keys = this.#stub.map((card) => KEYS[card] as number);
    this.#values = new Int32Array(hands.length);
    this.#counts = new Float64Array(hands.length * (hands.length + 1));
    this.#board.set(board);
  }

  from(start: number, missing: number, place: number, sum: number): void {
    if (missing === 1) {
      if (this.#hands.length === 2) this.#lastOfTwo(start, sum);
      else this.#lastOfMany(start, sum);
      return;
    }
    for (let nth = start; nth <= this.#stub.length - missing; nth += 1) {
      this.#board[place] = this.#stub[nth] as number;
      this.from(nth + 1, missing - 1, place + 1, (sum + (this.#keys[nth] as number)) | 0);
    }
  }

  /** The last board card for two hands, without a branch on who wins. */
  #lastOfTwo(start: number, sum: number): void {
    const { values, rows, nearFlushes, flushSuits } = this.#table;
    const suitMask = SUIT_MASK;
    const keys = this.#keys;
    const count = keys.length;
    const sumA = (sum + (this.#sums[0] as number)) | 0;
    const sumB = (sum + (this.#sums[1] as number)) | 0;
    let lostA = 0;
    let lostB = 0;
    if ((nearFlushes[sumA & suitMask] as number) + (nearFlushes[sumB & suitMask] as number) === 0) {
      for (let nth = start; nth < count; nth += 1) {
        const key = keys[nth] as number;
        const keyA = (sumA + key) >>> 9;
        const keyB = (sumB + key) >>> 9;
        const differ =
          ((values[(rows[keyA >>> 9] as number) + keyA] as number) -
            (values[(rows[keyB >>> 9] as number) + keyB] as number)) |
          0;
        lostA += differ >>> 31;
        lostB += -differ >>> 31;
      }
    } else {
      for (let nth = start; nth < count; nth += 1) {
        const key = keys[nth] as number;
        const wholeA = (sumA + key) | 0;
        const wholeB = (sumB + key) | 0;
        const flushA = flushSuits[wholeA & suitMask] as number;
        const flushB = flushSuits[wholeB & suitMask] as number;
        const a =
          flushA === 0
            ? (values[(rows[wholeA >>> 18] as number) + (wholeA >>> 9)] as number)
            : this.#suited(0, flushA - 1, nth);
        const b =
          flushB === 0
            ? (values[(rows[wholeB >>> 18] as number) + (wholeB >>> 9)] as number)
            : this.#suited(1, flushB - 1, nth);
        lostA += (a - b) >>> 31;
        lostB += (b - a) >>> 31;
      }
    }
    const counts = this.#counts;
    const splits = count - start - lostA - lostB;
    this.#runOuts += count - start;
    counts[1] = (counts[1] as number) + lostB;
    counts[4] = (counts[4] as number) + lostA;
    counts[2] = (counts[2] as number) + splits;
    counts[5] = (counts[5] as number) + splits;
  }

  #lastOfMany(start: number, sum: number): void {
    const { values, rows, flushSuits } = this.#table;
    const sums = this.#sums;
    const counts = this.#counts;
    const suitMask = SUIT_MASK;
    const found = this.#values;
    const players = this.#hands.length;
    for (let nth = start; nth < this.#keys.length; nth += 1) {
      const board = (sum + (this.#keys[nth] as number)) | 0;
      let best = 0;
      let ways = 0;
      for (let player = 0; player < players; player += 1) {
        const whole = (board + (sums[player] as number)) | 0;
        const flush = flushSuits[whole & suitMask] as number;
        const value =
          flush === 0
            ? (values[(rows[whole >>> 18] as number) + (whole >>> 9)] as number)
            : this.#suited(player, flush - 1, nth);
        found[player] = value;
        if (value > best) {
          best = value;
          ways = 1;
        } else if (value === best) ways += 1;
      }
      for (let player = 0; player < players; player += 1) {
        if (found[player] !== best) continue;
        const place = player * (players + 1) + ways;
        counts[place] = (counts[place] as number) + 1;
      }
    }
    this.#runOuts += this.#keys.length - start;
  }

  #suited(player: number, suit: number, last: number): number {
    const board = this.#board;
    board[4] = this.#stub[last] as number;
    let ranks = 0;
    for (let nth = 0; nth < 5; nth += 1) {
      const card = board[nth] as number;
      if ((card & 3) === suit) ranks |= 1 << (card >> 2);
    }
    const [a, b] = this.#hands[player] as readonly [CardCode, CardCode];
    if ((a & 3) === suit) ranks |= 1 << (a >> 2);
    if ((b & 3) === suit) ranks |= 1 << (b >> 2);
    return this.#table.suited[ranks] as number;
  }

  tally(): Tally {
    const players = this.#hands.length;
    const tally = newTally(players);
    for (let player = 0; player < players; player += 1) {
      const counts = this.#counts.subarray(player * (players + 1), (player + 1) * (players + 1));
      tally.wins[player] = counts[1] as number;
      for (let ways = 1; ways <= players; ways += 1) {
        const count = counts[ways] as number;
        if (ways > 1) tally.splits[player] = (tally.splits[player] as number) + count;
        tally.shares[player] = (tally.shares[player] as number) + count * (POT / ways);
        tally.squares[player] = (tally.squares[player] as number) + count / ways ** 2;
      }
    }
    tally.runOuts = this.#runOuts;
    return tally;
  }
}
