import { type Instant, later } from '@riffle/aggregate';
import { type Decide, happens, refused } from './decision.ts';
import { barredFrom } from './guests.ts';
import type { GuestId, TableId } from './ids.ts';
import type { Room } from './room.ts';
import { policyOf } from './rulebook-of.ts';

const MINUTE = 60_000;

/** [gcb:C2.b] For a scheduled opening alone. [gcb:C2.h] Not by whoever is excluded from it. */
export const reserve: Decide<'Reserve'> = (room, { guest, table: id }, { now }) => {
  const table = room.tables.get(id);
  if (table === undefined || table.closedAt !== undefined) return refused({ code: 'no-such-table' });
  const barred = barredFrom(room, guest, 'reservations', now);
  if (barred !== undefined) return refused(barred);
  if (reservation(room, guest, id) !== undefined) return refused({ code: 'on-list-already' });
  const { opensAt } = table;
  const { refs } = policyOf(room, 'cash.reservationLapse');
  if (opensAt === undefined || opensAt <= now || table.openedAt !== undefined)
    return refused({ code: 'opening-only', refs, ...(opensAt !== undefined && { opensAt }) });
  if (room.reservations.filter((one) => one.table === id).length >= table.seats)
    return refused({ code: 'seat-not-free' });
  return happens({ v: 1, type: 'Reserved', guest, table: id, at: now });
};

export const cancelReservation: Decide<'CancelReservation'> = (room, { guest, table }) =>
  reservation(room, guest, table) === undefined
    ? refused({ code: 'no-such-reservation' })
    : happens({ v: 1, type: 'ReservationEnded', guest, table, why: 'cancelled', because: [] });

/** [gcb:C2.d] [gcb:C2.g1] Struck off and marked, five minutes after the opening that was scheduled. */
export const lapseReservation: Decide<'LapseReservation'> = (room, { guest, table }, { now }) => {
  const at = lapsesAt(room, table);
  if (reservation(room, guest, table) === undefined || at === undefined)
    return refused({ code: 'no-such-reservation' });
  if (at > now) return refused({ code: 'not-due-yet', at });
  const because = [policyOf(room, 'cash.reservationLapse')];
  return happens({ v: 1, type: 'ReservationEnded', guest, table, why: 'lapsed', because });
};

export function lapsesAt(room: Room, table: TableId): Instant | undefined {
  const opensAt = room.tables.get(table)?.opensAt;
  return opensAt === undefined ? undefined : later(opensAt, policyOf(room, 'cash.reservationLapse').value * MINUTE);
}

export const reservation = ({ reservations }: Room, guest: GuestId, table: TableId) =>
  reservations.find((one) => one.guest === guest && one.table === table);
