import { type Card, type CardCode, DECK, RANKS, SUITS } from '@riffle/cards';

/** A card as events and commands write it; `??` is one that was never seen. */
export type SeenCard = Card | '??';

export const UNSEEN: CardCode = 52;

const written: readonly SeenCard[] = [...DECK, '??'];

export const writeCard = (code: CardCode): SeenCard => written[code] as SeenCard;
export function writeCards(of: readonly CardCode[]): readonly SeenCard[] {
  const cards = new Array<SeenCard>(of.length);
  for (let nth = 0; nth < of.length; nth += 1) cards[nth] = written[of[nth] as CardCode] as SeenCard;
  return cards;
}

const NONE = -1;
const byLetter = (letters: readonly string[]): Int8Array => {
  const places = new Int8Array(128).fill(NONE);
  letters.forEach((letter, place) => {
    places[letter.charCodeAt(0)] = place;
  });
  return places;
};
const rankPlaces = byLetter(RANKS);
const suitPlaces = byLetter(SUITS);

/** Letter by letter, as a whole deck is read at the start of every hand. `undefined` for what is no card. */
export function readCard(card: string): CardCode | undefined {
  if (card.length !== 2) return undefined;
  const rank = rankPlaces[card.charCodeAt(0)] ?? NONE;
  const suit = suitPlaces[card.charCodeAt(1)] ?? NONE;
  if (rank !== NONE && suit !== NONE) return rank * 4 + suit;
  return card === '??' ? UNSEEN : undefined;
}
export function codesOf(cards: readonly SeenCard[]): CardCode[] {
  const codes: CardCode[] = [];
  for (let nth = 0; nth < cards.length; nth += 1) codes.push(codeOf(cards[nth] as SeenCard));
  return codes;
}
export const codeOf = (card: SeenCard): CardCode => readCard(card) as CardCode;
