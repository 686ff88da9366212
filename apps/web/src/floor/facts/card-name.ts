import { parseCard, type Rank, rankOf, type Suit, suitOf } from '@riffle/cards';

/** A card as it is read out; what is no card stays as it is. */
export function cardName(text: string, name: (suit: Suit, rank: Rank) => string): string {
  const card = parseCard(text);
  return card === undefined ? text : name(suitOf(card), rankOf(card));
}
