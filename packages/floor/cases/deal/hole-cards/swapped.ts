import type { CardMove } from '../../../src/deal/card-move.ts';

/** Card `cardNo` of a player's hand goes aside, `by` comes in its place, the exposed one is the first burn. */
export const swapped = (cardNo: number, nth: number, by: number, seat?: number): readonly CardMove[] => {
  const hand = { is: 'hand', ...(seat !== undefined && { seat }), nth } as const;
  const shown = { is: 'nthOfDeck', nth: cardNo } as const;
  return [
    { card: shown, from: hand, to: { is: 'aside' }, faceUp: true },
    { card: { is: 'nthOfDeck', nth: by }, from: { is: 'stubTop' }, to: hand, faceUp: false },
    { card: shown, from: { is: 'aside' }, to: { is: 'burn', nth: 1 }, faceUp: true },
  ];
};
export const replacedBy = (replacement: number) => ({ is: 'cardReplaced', by: 'firstBurn', replacement }) as const;
