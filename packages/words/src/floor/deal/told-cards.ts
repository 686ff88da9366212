import type { ToldCard } from '@riffle/floor';
import { printedCard } from './card-move-words.ts';

/** Cards by rank and suit, `7♣ 2♠`, or by their place in the deck. */
export const sayToldCards =
  (nthOfDeck: (nth: number) => string) =>
  (cards: readonly ToldCard[]): string => {
    const said = cards.map((card) => (card.is === 'known' ? printedCard(card.card) : nthOfDeck(card.nth)));
    return said.join(cards.every(({ is }) => is === 'known') ? ' ' : ', ');
  };
