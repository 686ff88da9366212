import type { CardCode } from '@riffle/cards';

/**
 * Arrays for cards, used again by every hand that is played on the same table: whoever plays millions of them makes
 * none anew. Each is found by whose cards they are and how many; nobody outside the table has them.
 */
export type CardShelf = {
  readonly nothing: CardCode[];
  readonly board: CardCode[][];
  readonly burned: CardCode[][];
  /** By the place of the player. */
  readonly holes: CardCode[][][];
};

export const newShelf = (): CardShelf => ({ nothing: [], board: [], burned: [], holes: [] });

/** For so many cards; what lies in it is of an earlier hand. */
export function takeDown(shelf: CardCode[][], count: number): CardCode[] {
  const kept = shelf[count];
  if (kept !== undefined) return kept;
  const made: CardCode[] = new Array<CardCode>(count).fill(0);
  shelf[count] = made;
  return made;
}

export function holeShelf({ holes }: CardShelf, index: number): CardCode[][] {
  const kept = holes[index];
  if (kept !== undefined) return kept;
  const made: CardCode[][] = [];
  holes[index] = made;
  return made;
}

/** What lay there and one or more of `cards` after it. */
export function laidBeside(
  shelf: CardCode[][] | undefined,
  before: CardCode[],
  cards: readonly CardCode[],
  first: number,
  count: number,
): CardCode[] {
  const { length } = before;
  const all = shelf === undefined ? before : takeDown(shelf, length + count);
  if (all !== before) for (let nth = 0; nth < length; nth += 1) all[nth] = before[nth] as CardCode;
  for (let nth = 0; nth < count; nth += 1) all[length + nth] = cards[first + nth] as CardCode;
  return all;
}
