/** Lowest first. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Lowest first, in the order that decides a draw for the button: clubs, diamonds, hearts, spades. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

/** Rank and suit, as in `As`, `Td`. */
export type Card = `${Rank}${Suit}`;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** All 52, in order. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

/** Negative where `a` is the lower card: rank first, then suit (spades, hearts, diamonds, clubs from the top). */
export const compareCards = (a: Card, b: Card): number =>
  RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b)) || SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b));
