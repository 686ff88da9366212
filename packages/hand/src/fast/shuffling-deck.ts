import type { Random } from '@riffle/aggregate';
import type { CardCode } from '@riffle/cards';
import { codesOf, writeCards } from '../card-code.ts';
import { cardsOf, type Deck } from '../deck.ts';

declare const shufflingDeck: unique symbol;

/** Every card of the game once, as codes: one deck that simulations shuffle again and again. */
export type ShufflingDeck = readonly CardCode[] & { readonly [shufflingDeck]: true };

export const newShufflingDeck = (kind: 'full' | 'short'): ShufflingDeck =>
  codesOf(cardsOf(kind)) as unknown as ShufflingDeck;

/** As set-ups have it. */
export const deckAsItLies = (deck: ShufflingDeck): Deck => writeCards(deck) as unknown as Deck;

/** Fisher and Yates from the front; the cards behind the first `count` are only as well shuffled as they were. */
export function shuffleFront(deck: ShufflingDeck, count: number, random: Random): void {
  const codes = deck as unknown as CardCode[];
  const { length } = codes;
  for (let nth = 0; nth < count; nth += 1) {
    const pick = nth + random(length - nth);
    const held = codes[nth] as CardCode;
    codes[nth] = codes[pick] as CardCode;
    codes[pick] = held;
  }
}
