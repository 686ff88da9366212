/** Where a card can lie on the table. `nth` counts from 1; a player's cards in the order in which he got them. */
export type CardPlace =
  | { readonly is: 'stubTop' }
  | { readonly is: 'stubBottom' }
  /** Somewhere in the stub: it is shuffled with it. */
  | { readonly is: 'stubShuffled' }
  /** The first burn comes before the flop. */
  | { readonly is: 'burn'; readonly nth: number }
  | { readonly is: 'flop'; readonly nth: 1 | 2 | 3 }
  | { readonly is: 'turn' }
  | { readonly is: 'river' }
  /** Dealt to the board beyond the cards that belong there. */
  | { readonly is: 'boardSurplus'; readonly nth: number }
  /** A player's cards; without a seat the player in question, without a number one that is not told apart. */
  | { readonly is: 'hand'; readonly seat?: number; readonly nth?: number }
  /** A seat that is entitled to no cards. */
  | { readonly is: 'emptySeat'; readonly seat?: number }
  | { readonly is: 'muck' }
  /** Beside the stub for the moment, to come back into it or be burned later. */
  | { readonly is: 'aside' }
  /** Mixed face down before somebody draws from them. */
  | { readonly is: 'mixed' }
  /** Out of the game: the floor keeps it. */
  | { readonly is: 'outOfPlay' }
  /** Gathered for a new shuffle: the whole deck. */
  | { readonly is: 'deck' };

/** Which card it is, as far as the incident tells. */
export type MovedCard =
  /** By rank and suit, `Kd`. */
  | { readonly is: 'known'; readonly card: string }
  /** By its place in the deck as it was shuffled: with nine players card 19 is the first burn. */
  | { readonly is: 'nthOfDeck'; readonly nth: number }
  /** The one that lies there. */
  | { readonly is: 'one' }
  /** One of those that lie there, drawn without looking. */
  | { readonly is: 'drawn' }
  /** All that lie there. */
  | { readonly is: 'all' };

/** One movement of a dealer's hand: which card, from where, to where, and how it lies there. */
export type CardMove = {
  readonly card: MovedCard;
  readonly from: CardPlace;
  readonly to: CardPlace;
  readonly faceUp: boolean;
};

export const stubTop: CardPlace = { is: 'stubTop' };
export const stubShuffled: CardPlace = { is: 'stubShuffled' };
export const muck: CardPlace = { is: 'muck' };
export const aside: CardPlace = { is: 'aside' };
export const outOfPlay: CardPlace = { is: 'outOfPlay' };
export const burn = (nth: number): CardPlace => ({ is: 'burn', nth });
export const hand = (seat?: number, nth?: number): CardPlace => ({
  is: 'hand',
  ...(seat !== undefined && { seat }),
  ...(nth !== undefined && { nth }),
});

/** `move(stubTop, burn(1))`: face down and not told apart unless said otherwise. */
export const move = (
  from: CardPlace,
  to: CardPlace,
  more: { readonly card?: MovedCard; readonly faceUp?: boolean } = {},
): CardMove => ({ card: more.card ?? { is: 'one' }, from, to, faceUp: more.faceUp ?? false });
