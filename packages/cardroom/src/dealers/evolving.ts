import { type Instant, later } from '@riffle/aggregate';
import type { RoomEvent } from '../event.ts';
import type { DealerId, TableId } from '../ids.ts';
import type { Room } from '../room.ts';
import type { Dealer, Shift, Station } from './dealer.ts';
import { dealerAt, downsAtNext, onDuty } from './rotation.ts';

type Named<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>;
type OfDealers = Named<'RotationPlanned' | 'DealerClockedIn' | 'DealerClockedOut' | 'DealersMoved'>;

export function dealersChanged(room: Room, event: OfDealers): Room {
  if (event.type === 'DealersMoved') return dealersMoved(room, event);
  if (event.type === 'RotationPlanned') {
    const { rotation: _, ...rest } = room;
    return event.plan === undefined ? rest : { ...rest, rotation: { ...event.plan, from: event.at } };
  }
  return event.type === 'DealerClockedIn' ? clockedIn(room, event) : clockedOut(room, event);
}

function clockedIn(room: Room, { dealer, person, called, at }: Named<'DealerClockedIn'>): Room {
  const { went: _, ...known } = room.dealers.get(dealer) ?? { came: at, worked: 0, dealt: 0, tables: 0, hands: 0 };
  return withDealer(room, dealer, {
    ...known,
    ...(person !== undefined && { person }),
    ...(called !== undefined && { called }),
    shift: { since: at, at: 'off', atSince: at, downs: 0 },
  });
}

function clockedOut(room: Room, { dealer: id, at }: Named<'DealerClockedOut'>): Room {
  const dealer = room.dealers.get(id);
  if (dealer?.shift === undefined) return room;
  const { shift: _, ...gone } = leftStation(dealer, at);
  return withDealer(room, id, { ...gone, went: at, worked: gone.worked + (at - dealer.shift.since) });
}

function dealersMoved(room: Room, { moves, by, at }: Named<'DealersMoved'>): Room {
  const to = new Map<DealerId, Station>(moves.map((one) => [one.dealer, one.to]));
  const moved = onDuty(room).reduce((all, [dealer, shift]) => {
    const goes = to.get(dealer);
    if (goes !== undefined) return standsAt(all, dealer, goes, at);
    // whoever deals on at his table as the others are pushed has one more in a row
    if (by === 'floor' || shift.at === 'off') return all;
    return withShift(all, dealer, { ...shift, downs: shift.downs + 1 });
  }, room);
  return by === 'push' && room.rotation !== undefined ? { ...moved, rotation: { ...room.rotation, from: at } } : moved;
}

function standsAt(room: Room, id: DealerId, to: Station, at: Instant): Room {
  const dealer = room.dealers.get(id);
  if (dealer?.shift === undefined) return room;
  const { shift } = dealer;
  const left = leftStation(dealer, at);
  if (to !== 'off') {
    const downs = downsAtNext(room, shift, at);
    const here = { since: shift.since, at: to, atSince: at, downs };
    return withDealer(room, id, { ...left, tables: left.tables + 1, shift: here });
  }
  const pause = room.rotation?.pause ?? 0;
  const off = { since: shift.since, at: to, atSince: at, downs: shift.downs };
  const onBreak = pause > 0 && { breakUntil: later(at, pause * 60_000) };
  return withDealer(room, id, { ...left, shift: { ...off, ...onBreak } });
}

const leftStation = (dealer: Dealer, at: Instant): Dealer =>
  dealer.shift === undefined || dealer.shift.at === 'off'
    ? dealer
    : { ...dealer, dealt: dealer.dealt + (at - dealer.shift.atSince) };

/** Whoever dealt at a table that is broken is ready for another at once. */
export function withoutTable(room: Room, table: TableId, at: Instant): Room {
  const id = dealerAt(room, table);
  const dealer = id === undefined ? undefined : room.dealers.get(id);
  if (id === undefined || dealer?.shift === undefined) return room;
  const { since, downs } = dealer.shift;
  return withDealer(room, id, { ...leftStation(dealer, at), shift: { since, at: 'off', atSince: at, downs } });
}

export function handCounted(room: Room, table: TableId): Room {
  const id = dealerAt(room, table);
  const dealer = id === undefined ? undefined : room.dealers.get(id);
  return id === undefined || dealer === undefined ? room : withDealer(room, id, { ...dealer, hands: dealer.hands + 1 });
}

const withDealer = (room: Room, id: DealerId, dealer: Dealer): Room => ({
  ...room,
  dealers: new Map(room.dealers).set(id, dealer),
});

function withShift(room: Room, id: DealerId, shift: Shift): Room {
  const dealer = room.dealers.get(id);
  return dealer === undefined ? room : withDealer(room, id, { ...dealer, shift });
}
