import type { GuestId, OwnStand, RoomCommand, RoomSetup, RoomView, TableId } from '@riffle/cardroom';
import type { Document, Undo } from './document.ts';

/** What the list of evenings in the card room says of one. */
export type CardRoomLine = {
  readonly name: string;
  readonly openedAt: number;
  readonly isOpen: boolean;
  readonly tables: number;
  readonly players: number;
  readonly waiting: number;
};
export type CardRoomDocument = Document<RoomView>;
/** As which it is watched; `guest:<id>` and `dealer:<id>` with what stands behind the `#` of their link as the key. */
export type CardRoomViewer = 'staff' | 'cashier' | 'board' | 'kiosk' | `guest:${string}` | `dealer:${string}`;
/** What staff ask of it: it is opened by a way of its own, and calls lapse by themselves. */
export type CardRoomCommand = Exclude<RoomCommand, { readonly type: 'OpenRoom' | 'LapseCall' | 'LapseReservation' }>;
export type CardRoomCommandOrUndo = CardRoomCommand | Undo;

/** Body of `POST /api/room`. */
export type NewCardRoom = { readonly id: string; readonly commandId: string; readonly setup: RoomSetup };

/** What stands behind the `#` of a guest's or a table's link. */
export type RoomToken = { readonly token: string };
/** Whose link it is, and as whom he watches on `/live` with the token as his key. */
export type RoomLinkAnswer = {
  readonly room: string;
  readonly as: CardRoomViewer;
  readonly guest?: GuestId;
  readonly table?: TableId;
  readonly own?: OwnStand;
};
/** Body of `POST /api/room/link/{code}/own/commands` and `…/dealer/commands`. */
export type RoomLinkCommand = RoomToken & { readonly id: string; readonly command: CardRoomCommand };
/** Of each guest, of each table and of the kiosk what stands behind the `#` of its link. */
export type RoomLinks = {
  readonly guests: { readonly [guest: string]: string };
  readonly tables: { readonly [table: string]: string };
  readonly kiosk: string;
};
