import { type Card, DECK, rankOfCode, shuffled } from '@riffle/cards';
import { codeOf } from './card-code.ts';

declare const deck: unique symbol;

/** Every card of the game once, in the order in which they come. Checked where it is made, and nowhere again. */
export type Deck = readonly Card[] & { readonly [deck]: true };

const SIX = 4;
const shortDeck = DECK.filter((card) => rankOfCode(codeOf(card)) >= SIX);
export const cardsOf = (kind: 'full' | 'short'): readonly Card[] => (kind === 'short' ? shortDeck : DECK);

/** `undefined` where it is not every card once. */
export function toDeck(cards: readonly Card[], kind: 'full' | 'short'): Deck | undefined {
  const whole = cardsOf(kind);
  const there = new Set<string>(cards);
  const complete = cards.length === whole.length && whole.every((card) => there.has(card));
  return complete ? (cards as Deck) : undefined;
}

/** A shuffled deck is whole by itself. */
export const shuffledDeck = (kind: 'full' | 'short', random: (below: number) => number): Deck =>
  shuffled(cardsOf(kind), random) as Deck;
