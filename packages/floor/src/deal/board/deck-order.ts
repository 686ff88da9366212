import { burn as burnPlace, type CardPlace, type MovedCard } from '../card-move.ts';

export const BOARD_STREETS = ['flop', 'turn', 'river'] as const;
export type BoardStreet = (typeof BOARD_STREETS)[number];

/** A card that can be told: by rank and suit, or by its place in the deck. */
export type ToldCard = Extract<MovedCard, { readonly is: 'known' | 'nthOfDeck' }>;

/** How many were dealt in, and how many cards each: so many cards are gone before the first burn. */
export type DealtIn = { readonly players: number | undefined; readonly holeCards: number };

type Street = {
  /** The place of its burn among the cards that follow the hole cards, where nothing goes wrong. */
  readonly burn: number;
  /** The place of its first board card there. */
  readonly first: number;
  readonly size: 1 | 3;
  /** Which burn of the hand it is. */
  readonly nthBurn: number;
  /** The board cards that lie before it. */
  readonly before: number;
};

export const streetOf: { readonly [S in BoardStreet]: Street } = {
  flop: { burn: 1, first: 2, size: 3, nthBurn: 1, before: 0 },
  turn: { burn: 5, first: 6, size: 1, nthBurn: 2, before: 3 },
  river: { burn: 7, first: 8, size: 1, nthBurn: 3, before: 4 },
};

/** The street that follows; none after the river. */
export const nextStreet = (street: BoardStreet): BoardStreet | undefined =>
  BOARD_STREETS[BOARD_STREETS.indexOf(street) + 1];

/** The card at a place after the hole cards: by its name, else by its number, else just the one that lies there. */
export function cardAt(name: string | undefined, place: number, { players, holeCards }: DealtIn): MovedCard {
  if (name !== undefined) return { is: 'known', card: name };
  return players === undefined ? { is: 'one' } : { is: 'nthOfDeck', nth: players * holeCards + place };
}

/** The card where it can be told. */
export const told = (card: MovedCard | undefined): ToldCard | undefined =>
  card?.is === 'known' || card?.is === 'nthOfDeck' ? card : undefined;

/** The cards where every one of them can be told. */
export function allTold(cards: readonly MovedCard[]): readonly ToldCard[] | undefined {
  const known = cards.flatMap((card) => told(card) ?? []);
  return known.length === cards.length ? known : undefined;
}

const FLOP: readonly CardPlace[] = [
  { is: 'flop', nth: 1 },
  { is: 'flop', nth: 2 },
  { is: 'flop', nth: 3 },
];

/** The places of a street's cards on the board. */
export const placesOf = (street: BoardStreet): readonly CardPlace[] => (street === 'flop' ? FLOP : [{ is: street }]);

export const burnOf = (street: BoardStreet): CardPlace => burnPlace(streetOf[street].nthBurn);

export const FULL_DECK = 52;
/** Flop, turn and river, each with its burn. */
export const BOARD_CARDS = 8;

/** How many cards lie in the stub when so many are burned and so many lie on the board. */
export const stubSize = ({ players, holeCards }: DealtIn, burned: number, board: number): number | undefined =>
  players === undefined ? undefined : FULL_DECK - players * holeCards - burned - board;

/**
 * Where each card after the hole cards lies, in the order of the deck, once the streets up to one are dealt with so many
 * burns before each.
 */
export function layout(upTo: BoardStreet, burnsBefore: (street: BoardStreet) => number): readonly CardPlace[] {
  const places: CardPlace[] = [];
  let burned = 0;
  for (const street of BOARD_STREETS) {
    for (let left = burnsBefore(street); left > 0; left -= 1) places.push(burnPlace(++burned));
    places.push(...placesOf(street));
    if (street === upTo) break;
  }
  return places;
}
