import type { Room, RoomCommand, RoomEvent, RoomRefusal, RoomView, RoomViewer } from '@riffle/cardroom';
import type { CardRoomLine } from '@riffle/wire';
import type { HostRefusal } from '../../host/kind.ts';

/** The types of an evening in the card room, for the host. */
export type RoomShape = {
  readonly State: Room;
  readonly Command: RoomCommand;
  readonly Event: RoomEvent;
  readonly Refusal: RoomRefusal | HostRefusal;
  readonly Viewer: RoomViewer;
  readonly View: RoomView;
  readonly Line: CardRoomLine;
  readonly Aside: Readonly<Record<never, never>>;
};
