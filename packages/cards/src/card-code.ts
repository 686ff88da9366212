import { type Card, DECK } from './card.ts';

/** A card as its place in the deck, `rank * 4 + suit` with 0 for the deuce and for clubs: what fast code counts with. */
export type CardCode = number;

const codes: ReadonlyMap<string, CardCode> = new Map(DECK.map((card, code) => [card, code]));

export const toCode = (card: Card): CardCode => codes.get(card) as CardCode;
export const fromCode = (code: CardCode): Card => DECK[code] as Card;
export const toCodes = (cards: readonly Card[]): readonly CardCode[] => cards.map(toCode);

/** `undefined` for what is no card of the 52. */
export const parseCard = (text: string): Card | undefined => (codes.has(text) ? (text as Card) : undefined);

export const rankOfCode = (code: CardCode): number => code >> 2;
export const suitOfCode = (code: CardCode): number => code & 3;
