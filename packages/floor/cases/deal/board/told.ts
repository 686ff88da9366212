import type { ToldCard } from '../../../src/deal/board/deck-order.ts';

/** A card by its place in the deck: with nine players 19 is the first burn, 20 to 22 are the flop. */
export const nth = (place: number): ToldCard => ({ is: 'nthOfDeck', nth: place });
export const named = (card: string): ToldCard => ({ is: 'known', card });
