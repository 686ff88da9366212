import { ledgerOf } from './accounts.ts';
import { callOf } from './calling.ts';
import { fitsDealers } from './dealers/fitting.ts';
import type { RoomEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Room } from './room.ts';
import { isOpen, placeOf } from './seats.ts';
import { waitingFor } from './waiting-list.ts';

/** What an undo asks of every later step. */
export function fits(room: Room, event: RoomEvent): boolean {
  switch (event.type) {
    case 'RoomOpened':
      return room.setup === undefined;
    case 'RoomClosed':
      return room.setup !== undefined && room.closedAt === undefined;
    case 'GameAdded':
      return !room.games.has(event.game);
    case 'GameRemoved':
      return room.games.has(event.game);
    case 'TablePlanned':
      return room.games.has(event.game) && !room.tables.has(event.table);
    case 'TableOpened':
      return room.tables.has(event.table) && !isOpen(room.tables.get(event.table));
    case 'TableBroken':
      return room.tables.get(event.table)?.seated.size === 0;
    case 'GuestWelcomed':
      return true;
    case 'GuestBarred':
      return room.guests.has(event.guest);
    case 'BarLifted':
      return room.guests.get(event.guest)?.barred !== undefined;
    case 'PutOnList':
      return room.guests.has(event.guest) && room.games.has(event.game);
    case 'TakenOffList':
    case 'LaterSaid':
      return waitingFor(room, event.guest, event.game) !== undefined;
    case 'GuestCalled':
      return (
        waitingFor(room, event.guest, event.game) !== undefined &&
        callOf(room, event.guest) === undefined &&
        isOpen(room.tables.get(event.place.table)) &&
        room.tables.get(event.place.table)?.seated.has(event.place.seat) === false &&
        !room.calls.some(({ place }) => place.table === event.place.table && place.seat === event.place.seat)
      );
    case 'CallAnswered':
    case 'CallEnded':
    case 'TurnGivenUp':
      return callOf(room, event.guest) !== undefined;
    case 'Reserved':
      return room.tables.has(event.table);
    case 'ReservationEnded':
      return room.reservations.some(({ guest, table }) => guest === event.guest && table === event.table);
    case 'SeatTaken':
      return (
        room.guests.has(event.guest) &&
        placeOf(room, event.guest) === undefined &&
        isOpen(room.tables.get(event.place.table)) &&
        room.tables.get(event.place.table)?.seated.has(event.place.seat) === false
      );
    case 'SeatLent':
      return (
        placeOf(room, event.to) === undefined &&
        room.tables.get(event.place.table)?.seated.get(event.place.seat)?.away?.kind === 'restaurant'
      );
    case 'SeatLeft': {
      const sits = placeOf(room, event.guest);
      return sits?.table === event.place.table && sits.seat === event.place.seat;
    }
    case 'PlayInterrupted':
      return placeOf(room, event.guest) !== undefined && placeOf(room, event.guest)?.seated.away === undefined;
    case 'CameBack':
      return placeOf(room, event.guest)?.seated.away !== undefined;
    case 'Wished':
      return placeOf(room, event.guest) !== undefined;
    case 'WishDropped':
      return room.wishes.some(({ guest, kind }) => guest === event.guest && kind === event.kind);
    case 'GuestMoved':
      return (
        room.tables.get(event.from.table)?.seated.get(event.from.seat)?.guest === event.guest &&
        isOpen(room.tables.get(event.to.table)) &&
        room.tables.get(event.to.table)?.seated.has(event.to.seat) === false
      );
    case 'LotsDrawn':
      return room.tables.has(event.from) && room.tables.has(event.to);
    case 'ButtonPlaced':
      return isOpen(room.tables.get(event.table));
    case 'HandDealt':
      return room.tables.get(event.table)?.positions !== undefined;
    case 'GameReturned':
      return placeOf(room, event.guest) !== undefined;
    case 'RotationPlanned':
    case 'DealerClockedIn':
    case 'DealerClockedOut':
    case 'DealersMoved':
      return fitsDealers(room, event);
    case 'MoneyMoved':
      return holds(evolve(room, event));
  }
}

/** Nobody is paid what is not there. */
function holds(room: Room): boolean {
  const sums = ledgerOf(room);
  return [...room.guests.values()].every(({ deposit }) => deposit >= 0) && (sums.get('inPlay') ?? 0) <= 0;
}
