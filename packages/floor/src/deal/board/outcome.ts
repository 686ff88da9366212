import type { BoardStreet, ToldCard } from './deck-order.ts';

/** What becomes of the board. Cards stand there only where the incident determines them. */
export type BoardOutcome =
  /** The street gets the cards that it would have had; `nextBurn` is burned before the next one. */
  | {
      readonly is: 'boardPutRight';
      readonly street: BoardStreet;
      readonly cards?: readonly ToldCard[];
      /** Turn and river, where they lie there already and change too. */
      readonly further?: readonly ToldCard[];
      readonly nextBurn?: ToldCard;
    }
  /** What would have been the river is the turn; the card shown too early may come back for the river. */
  | {
      readonly is: 'riverComesAsTurn';
      readonly burn?: ToldCard;
      readonly turn?: ToldCard;
      readonly backForRiver?: ToldCard;
      /** Of so many cards is the stub from which the river comes. */
      readonly shuffled?: number;
    }
  /** The stub is shuffled, of so many cards, and the street dealt from it. */
  | { readonly is: 'dealtAnew'; readonly street: BoardStreet; readonly burn: boolean; readonly shuffled?: number }
  /** The cards of the street stay; `following` is what the next one will bring. */
  | {
      readonly is: 'boardStands';
      readonly street: BoardStreet;
      readonly cards?: readonly ToldCard[];
      /** How many cards are burned before the next street. */
      readonly burnNext?: number;
      readonly following?: ToldCard;
    }
  /** One of so many mixed cards is drawn and becomes a burn; the others belong to the street. */
  | { readonly is: 'burnDrawn'; readonly street: BoardStreet; readonly from: number; readonly joins?: ToldCard }
  /** One of the burn cards is drawn and becomes the street. */
  | { readonly is: 'boardDrawn'; readonly street: BoardStreet; readonly from: number }
  /** The burn made too early stays; the street follows in its time without another. */
  | { readonly is: 'burnStays'; readonly street: BoardStreet }
  /** Nobody is left to play against: no card is dealt. */
  | { readonly is: 'noMoreCards' }
  /** The stub is put together again; so many of the streets come from it. */
  | { readonly is: 'stubRestored'; readonly shuffled: boolean; readonly toCome: readonly BoardStreet[] }
  /** A card of the stub that was seen. */
  | { readonly is: 'stubCardStays'; readonly card?: ToldCard }
  | { readonly is: 'stubCardBurned'; readonly card?: ToldCard }
  | { readonly is: 'stubReshuffled' };
