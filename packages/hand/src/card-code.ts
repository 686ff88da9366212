import { type Card, type CardCode, DECK, RANKS, SUITS } from '@riffle/cards';

/** A card as events and commands write it; `??` is one that was never seen. */
export type SeenCard = Card | '??';

export const UNSEEN: CardCode = 52;

const written: readonly SeenCard[] = [...DECK, '??'];

export const writeCard = (code: CardCode): SeenCard => written[code] as SeenCard;

/** So many of them, from `first` on. Pairs and boards are made at once, as they are in every hand. */
export function writeCards(of: readonly CardCode[], first = 0, count = of.length): readonly SeenCard[] {
  if (count === 1) return [at(of, first)];
  if (count === 2) return [at(of, first), at(of, first + 1)];
  if (count === 3) return [at(of, first), at(of, first + 1), at(of, first + 2)];
  const cards: SeenCard[] = [];
  for (let nth = 0; nth < count; nth += 1) cards.push(at(of, first + nth));
  return cards;
}
const at = (of: readonly CardCode[], nth: number): SeenCard => written[of[nth] as CardCode] as SeenCard;

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
