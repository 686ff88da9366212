declare const gameId: unique symbol;
declare const tableId: unique symbol;
declare const guestId: unique symbol;
declare const dealerId: unique symbol;
/** A game that the room offers: a variant with its limit. */
export type GameId = string & { readonly [gameId]: true };
export type TableId = string & { readonly [tableId]: true };
/** Somebody who is in the room this evening, or has a reservation for it. */
export type GuestId = string & { readonly [guestId]: true };

/** Somebody who deals this evening. */
export type DealerId = string & { readonly [dealerId]: true };

export const toTableId = (id: string): TableId => id as TableId;
export const toGuestId = (id: string): GuestId => id as GuestId;
export const toDealerId = (id: string): DealerId => id as DealerId;
