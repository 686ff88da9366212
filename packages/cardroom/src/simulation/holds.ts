import type { Instant } from '@riffle/aggregate';
import { ledgerOf } from '../accounts.ts';
import { onDuty } from '../dealers/rotation.ts';
import { due } from '../due.ts';
import type { RoomEvent } from '../event.ts';
import { movesToMain } from '../must-move.ts';
import type { Room } from '../room.ts';
import { placeOf } from '../seats.ts';
import { inPlay } from '../stakes.ts';
import { listOf } from '../waiting-list.ts';

/** What must hold after every event; says what does not. */
export function brokenIn(room: Room): string | undefined {
  return brokenSeats(room) ?? brokenLists(room) ?? brokenMoney(room) ?? brokenDealers(room);
}

function brokenSeats({ tables }: Room): string | undefined {
  const all = [...tables.values()];
  if (all.some(({ seated, closedAt }) => closedAt !== undefined && seated.size > 0))
    return 'somebody sits at a table that is gone';
  const guests = all
    .flatMap(({ seated }) => [...seated.values()])
    .flatMap(({ guest, instead }) => (instead === undefined ? [guest] : [guest, instead.guest]));
  return new Set(guests).size === guests.length ? undefined : 'somebody sits twice';
}

function brokenLists(room: Room): string | undefined {
  const kept = room.calls.map(({ place }) => `${place.table} ${String(place.seat)}`);
  if (new Set(kept).size !== kept.length) return 'a seat is kept for two';
  for (const { place, guest, game } of room.calls) {
    if (room.tables.get(place.table)?.seated.has(place.seat) === true) return 'a seat is kept in which somebody sits';
    if (!listOf(room, game).some((one) => one.guest === guest)) return 'somebody is called who is on no list';
  }
  const playsIt = room.waiting.some(({ guest, game }) => {
    const at = placeOf(room, guest);
    return at !== undefined && room.tables.get(at.table)?.game === game;
  });
  return playsIt ? 'somebody waits for what he plays' : undefined;
}

function brokenMoney(room: Room): string | undefined {
  if ([...ledgerOf(room).values()].reduce((sum, amount) => sum + amount, 0) !== 0) return 'money came or went';
  if (inPlay(room) < 0) return 'more chips left the tables than were bought';
  return [...room.guests.values()].some(({ deposit }) => deposit < 0) ? 'more was given back than was kept' : undefined;
}

function brokenDealers(room: Room): string | undefined {
  const tables = onDuty(room).flatMap(([, { at }]) => (at === 'off' ? [] : [at]));
  if (new Set(tables).size < tables.length) return 'two deal at one table';
  const isGone = tables.some((table) => room.tables.get(table)?.closedAt !== undefined);
  if (isGone) return 'somebody deals at a table that is gone';
  const people = onDuty(room).flatMap(([id]) => room.dealers.get(id)?.person ?? []);
  return new Set(people).size < people.length ? 'somebody deals at two tables' : undefined;
}

/** No break is skipped, and none cut short, without a reason. */
export function skippedIn(before: Room, events: readonly RoomEvent[]): string | undefined {
  for (const event of events) {
    if (event.type !== 'DealersMoved' || event.reason !== undefined) continue;
    if (event.owed.length > 0) return `${String(event.owed[0])} deals on without a break`;
    const cut = event.moves.find(
      ({ dealer, to }) => to !== 'off' && (before.dealers.get(dealer)?.shift?.breakUntil ?? 0) > event.at,
    );
    if (cut !== undefined && before.rotation !== undefined) return `the break of ${cut.dealer} was cut short`;
  }
  return undefined;
}

/** Every countdown has had its consequence by then. */
export function overdueAt(room: Room, now: Instant): string | undefined {
  const next = due(room);
  return next !== undefined && next.at <= now ? `${next.command.type} is overdue` : undefined;
}

/** No order of a list is jumped without a rule, or a reason, that says so. */
export function jumpedIn(before: Room, events: readonly RoomEvent[]): string | undefined {
  const called = new Set(before.calls.map(({ guest }) => guest));
  const gone = events.flatMap((one) => (one.type === 'CallEnded' || one.type === 'TurnGivenUp' ? [one.guest] : []));
  for (const event of events) {
    if (event.type === 'GuestMoved' && event.by === 'mustMove' && event.reason === undefined) {
      const isNext = movesToMain(before, event.guest, event.from.table, event.to.table) === 'next';
      if (!isNext) return `${event.guest} moved to the main table before another`;
    }
    if (event.type !== 'GuestCalled' || event.reason !== undefined) continue;
    const first = listOf(before, event.game).find(
      (one) => one.later !== true && !called.has(one.guest) && !gone.includes(one.guest),
    );
    if (event.guest !== first?.guest) return `${event.guest} was called before ${String(first?.guest)}`;
  }
  return undefined;
}
