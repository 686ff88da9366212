import type { RoomEvent } from '../event.ts';
import type { Room } from '../room.ts';
import { isOpen } from '../seats.ts';
import { dealerAt } from './rotation.ts';

type OfDealers = Extract<
  RoomEvent,
  { readonly type: 'RotationPlanned' | 'DealerClockedIn' | 'DealerClockedOut' | 'DealersMoved' }
>;

export function fitsDealers(room: Room, event: OfDealers): boolean {
  if (event.type === 'RotationPlanned') return room.setup !== undefined;
  if (event.type !== 'DealersMoved')
    return (room.dealers.get(event.dealer)?.shift === undefined) === (event.type === 'DealerClockedIn');
  return event.moves.every(({ dealer, from, to }) => {
    if (room.dealers.get(dealer)?.shift?.at !== from) return false;
    if (to === 'off') return true;
    const there = dealerAt(room, to);
    const isLeft = there === undefined || event.moves.some((one) => one.dealer === there);
    return isLeft && isOpen(room.tables.get(to));
  });
}
