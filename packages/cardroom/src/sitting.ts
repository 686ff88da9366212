import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import { callOf, claimsBefore } from './calling.ts';
import type { Paid } from './command.ts';
import { booked, type Decide, happens, reasonIn, refused } from './decision.ts';
import type { RoomEvent } from './event.ts';
import { barredFrom } from './guests.ts';
import type { GameId, GuestId } from './ids.ts';
import type { RoomRefusal } from './refusal.ts';
import { reservation } from './reserving.ts';
import type { Guest, Place, Room, Seated } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { freeSeats, isOpen, placeOf } from './seats.ts';
import { beyondChips } from './stakes.ts';

/** [gcb:C4.a] Through the list alone; whoever has no claim on the seat gets it with a reason. */
export const takeSeat: Decide<'TakeSeat'> = (room, { guest, place, buyIn, reason: said }, { now }) => {
  const objection = mayNotSit(room, guest, place, now);
  if (objection !== undefined) return refused(objection);
  const { game, seated } = tableAt(room, place);
  const call = callOf(room, guest);
  const isCalledHere = call?.place.table === place.table && call.place.seat === place.seat;
  const held = reservation(room, guest, place.table);
  const reason = reasonIn(said);
  if (!isCalledHere) {
    if (seated.has(place.seat) || !freeSeats(room, place.table).includes(place.seat))
      return refused({ code: 'seat-not-free' });
    const before = held === undefined ? claimsBefore(room, guest, place, now) : [];
    const order = policyOf(room, 'cash.seatPriority');
    if (before.length > 0 && reason === undefined)
      return refused({ code: 'others-first', guests: before, refs: order.refs });
  }
  const wrong = buyInFault(room, game, stakeFrom(room.guests.get(guest), buyIn));
  if (wrong !== undefined) return refused(wrong);
  return happens(
    ...seatedEvents(
      room,
      { guest, place, buyIn, now },
      held === undefined ? byOf(room, guest, game) : 'reservation',
      reason,
    ),
  );
};

export function mayNotSit(room: Room, guest: GuestId, place: Place, now: Instant): RoomRefusal | undefined {
  const table = room.tables.get(place.table);
  if (!room.guests.has(guest)) return { code: 'no-such-guest' };
  if (!isOpen(table)) return { code: 'not-open' };
  const barred = barredFrom(room, guest, 'room', now);
  if (barred !== undefined) return barred;
  const sits = placeOf(room, guest);
  return sits === undefined ? undefined : { code: 'seated-already', table: sits.table };
}

type Sitting = {
  readonly guest: GuestId;
  readonly place: Place;
  readonly buyIn: Paid | undefined;
  readonly now: Instant;
};

/** He sits, is on no list of that game any more, and plays with what he bought and what the floor kept for him. */
export function seatedEvents(
  room: Room,
  { guest, place, buyIn, now }: Sitting,
  by: Seated['by'],
  reason?: string,
): readonly RoomEvent[] {
  const { game } = tableAt(room, place);
  const because = [policyOf(room, 'cash.seatPriority')];
  const deposit = room.guests.get(guest)?.deposit ?? 0;
  const waits = room.waiting.filter((one) => one.guest === guest);
  const held = reservation(room, guest, place.table);
  return [
    ...room.calls
      .filter((call) => call.guest === guest)
      .map(
        ({ game: of }): RoomEvent => ({ v: 1, type: 'CallEnded', guest, game: of, atEnd: false, at: now, because: [] }),
      ),
    ...waits
      .filter((one) => one.game === game)
      .map(({ game: of }): RoomEvent => ({ v: 1, type: 'TakenOffList', guest, game: of, why: 'seated' })),
    ...(held === undefined
      ? []
      : [{ v: 1, type: 'ReservationEnded', guest, table: place.table, why: 'came', because: [] } as const]),
    {
      ...({ v: 1, type: 'SeatTaken', guest, place, at: now, by, waitsForBigBlind: false, because } as const),
      ...(reason !== undefined && { reason }),
    },
    ...(deposit === 0 ? [] : [movedFor(guest, 'depositBack', deposit as Cents, now)]),
    ...(buyIn === undefined
      ? []
      : [booked({ at: now, what: 'buyIn', guest, amount: buyIn.amount, box: buyIn.box, means: buyIn.means })]),
  ];
}

const movedFor = (guest: GuestId, what: 'deposit' | 'depositBack', amount: Cents, at: Instant): RoomEvent =>
  booked({ at, what, guest, amount });

const byOf = ({ waiting }: Room, guest: GuestId, game: GameId): Seated['by'] =>
  waiting.some((one) => one.guest === guest && one.game === game) ? 'list' : 'new';

export const stakeFrom = (guest: Guest | undefined, buyIn: Paid | undefined): Cents =>
  ((guest?.deposit ?? 0) + (buyIn?.amount ?? 0)) as Cents;

/** Chips to sit down with: the game's own limits. */
export function buyInFault({ games }: Room, game: GameId, stake: Cents): RoomRefusal | undefined {
  const { minBuyIn: least, maxBuyIn: most } = games.get(game) ?? {};
  if (least === undefined) return { code: 'no-such-game' };
  const fits = Number.isSafeInteger(stake) && stake >= least && (most === undefined || stake <= most);
  return fits ? undefined : { code: 'buy-in-out-of-range', least, ...(most !== undefined && { most }) };
}

function tableAt({ tables }: Room, { table }: Place) {
  const found = tables.get(table);
  if (found === undefined) throw new RangeError('a seat at a table that is not there');
  return found;
}

/** With his chips: paid out, or kept by the floor. */
export const standUp: Decide<'StandUp'> = (room, { guest, cashOut, deposit }, { now }) => {
  const sits = placeOf(room, guest);
  if (sits === undefined) return refused({ code: 'not-seated' });
  const { table, seat } = sits;
  if ((cashOut?.amount ?? 0) < 0 || (deposit ?? 0) < 0) return refused({ code: 'amount-out-of-range' });
  const beyond = beyondChips(room, (cashOut?.amount ?? 0) + (deposit ?? 0), guest);
  if (beyond !== undefined) return refused(beyond);
  return happens(
    { v: 1, type: 'SeatLeft', guest, place: { table, seat }, at: now, why: 'leaves', because: [] },
    ...(cashOut === undefined || cashOut.amount === 0
      ? []
      : [booked({ at: now, what: 'cashOut', guest, amount: cashOut.amount, box: cashOut.box, means: cashOut.means })]),
    ...(deposit === undefined || deposit === 0 ? [] : [movedFor(guest, 'deposit', deposit, now)]),
  );
};
