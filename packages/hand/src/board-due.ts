import type { Hand } from './hand.ts';

const lengthAfterStreet = (hand: Hand): number =>
  hand.setup.variant.streets.slice(0, hand.street + 1).reduce((sum, { board }) => sum + board, 0);

/** The board that still waits for cards, the first of them. */
export function nextBoard(hand: Hand): number {
  const length = lengthAfterStreet(hand);
  return Math.max(
    0,
    hand.boards.findIndex((board) => board.length < length),
  );
}

/** In stud only a shared card is ever due, and there is one board. */
export function boardDueOn(hand: Hand, run: number): number {
  if (hand.setup.variant.family === 'stud') return run === 0 ? hand.boardDue : 0;
  const length = lengthAfterStreet(hand);
  return Math.max(0, length - (hand.boards[run]?.length ?? length));
}
