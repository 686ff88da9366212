import type { DealerId, GameId, GuestId, Place, RoomEvent, RoomRefusal, TableId } from '@riffle/cardroom';
import type { Told } from '../refusals/refusal-words.ts';

/** What a sentence about an evening in the card room is built with. */
export type CardRoomNaming = {
  readonly guest: (id: GuestId) => string;
  readonly table: (id: TableId) => string;
  readonly game: (id: GameId) => string;
  readonly dealer: (id: DealerId) => string;
  readonly money: (cents: number) => string;
  readonly time: (at: number) => string;
  readonly list: (names: readonly string[]) => string;
};
/** The same, with what every language builds of it. */
export type SayInRoom = CardRoomNaming & { readonly seat: (place: Place) => string };

export type CardRoomWords = {
  /** A seat at a table, as it is called out. */
  readonly seat: (table: string, seat: number) => string;
  readonly refusals: {
    readonly [C in RoomRefusal['code']]: (refusal: Extract<RoomRefusal, { readonly code: C }>, say: SayInRoom) => Told;
  };
  readonly log: {
    readonly [T in RoomEvent['type']]: (event: Extract<RoomEvent, { readonly type: T }>, say: SayInRoom) => string;
  };
  /** Of somebody's own file. */
  readonly facts: {
    readonly came: string;
    readonly bought: string;
    readonly paidOut: string;
    readonly barred: string;
    readonly dealt: string;
  };
};
