import { type RoomViewer, toGuestId, toTableId } from '@riffle/cardroom';
import type { CardRoomViewer } from '@riffle/wire';
import type { Viewers } from '../../host/kind.ts';
import { isAllowed } from '../../http/may.ts';
import type { RoomShape } from './shape.ts';

const GUEST = 'guest:';
const DEALER = 'dealer:';

function named(as: string): RoomViewer | undefined {
  if (as === 'staff' || as === 'cashier' || as === 'board' || as === 'kiosk') return { as };
  if (as.startsWith(GUEST)) return { as: 'guest', guest: toGuestId(as.slice(GUEST.length)) };
  return as.startsWith(DEALER) ? { as: 'dealer', table: toTableId(as.slice(DEALER.length)) } : undefined;
}

/** As he is called on the wire. */
export function keyOf(viewer: RoomViewer): CardRoomViewer {
  if (viewer.as === 'guest') return `${GUEST}${viewer.guest}`;
  return viewer.as === 'dealer' ? `${DEALER}${viewer.table}` : viewer.as;
}

/** Guests and dealers come by their links; the kiosk by its own, the board is for whoever has the evening's. */
export const viewers: Viewers<RoomShape> = {
  named,
  key: keyOf,
  mayBe: ({ as }, member) => as === 'board' || isAllowed(as === 'cashier' ? 'cashier' : 'floor', member),
  readsLog: ({ as }) => as === 'staff',
  of: ({ role }) => ({ as: role === 'cashier' ? 'cashier' : 'staff' }),
  floor: { as: 'staff' },
  guest: { as: 'board' },
};
