import type { Instant } from '@riffle/aggregate';
import { type Decide, happens, reasonIn, refused } from './decision.ts';
import type { GuestId } from './ids.ts';
import type { RoomRefusal } from './refusal.ts';
import type { Room } from './room.ts';

export const welcomeGuest: Decide<'WelcomeGuest'> = (room, { guest, person, called, status }, { now }) => {
  const known = room.guests.get(guest);
  if (known?.cameAt !== undefined && known.leftAt === undefined) return refused({ code: 'taken-already' });
  const barred = barredFrom(room, guest, 'room', now);
  if (barred !== undefined) return refused(barred);
  return happens({
    ...{ v: 1, type: 'GuestWelcomed', guest, at: now },
    ...(person !== undefined && { person }),
    ...(called !== undefined && { called }),
    ...(status !== undefined && { status }),
  });
};

export const barGuest: Decide<'BarGuest'> = ({ guests }, { guest, from, until, reason: said }) => {
  const reason = reasonIn(said);
  if (!guests.has(guest)) return refused({ code: 'no-such-guest' });
  if (reason === undefined) return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'GuestBarred', guest, from, reason, ...(until !== undefined && { until }) });
};

export const liftBar: Decide<'LiftBar'> = ({ guests }, { guest }) =>
  guests.get(guest)?.barred === undefined
    ? refused({ code: 'nothing-changes' })
    : happens({ v: 1, type: 'BarLifted', guest });

/** Whoever is barred from the room has no reservation either. */
export function barredFrom(
  { guests }: Room,
  guest: GuestId,
  from: 'reservations' | 'room',
  now: Instant,
): Extract<RoomRefusal, { readonly code: 'barred' }> | undefined {
  const barred = guests.get(guest)?.barred;
  if (barred === undefined || (barred.until !== undefined && barred.until <= now)) return undefined;
  if (from === 'room' && barred.from !== 'room') return undefined;
  return { code: 'barred', from: barred.from, ...(barred.until !== undefined && { until: barred.until }) };
}
