import type { Cents } from '@riffle/money';
import type { SeatNo } from '@riffle/table';
import { dealersChanged, handCounted, withoutTable } from './dealers/evolving.ts';
import type { RoomEvent } from './event.ts';
import { WINDOW } from './forecast/estimated-wait.ts';
import type { GuestId, TableId } from './ids.ts';
import type { MoneyMoved } from './money-moved.ts';
import type { Guest, Place, Room, RoomTable, Seated } from './room.ts';

type Named<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>;

export function evolve(room: Room, event: RoomEvent): Room {
  switch (event.type) {
    case 'RoomOpened':
      return { ...room, setup: event.setup, openedAt: event.at };
    case 'RoomClosed':
      return { ...room, closedAt: event.at, calls: [], waiting: [], wishes: [], reservations: [] };
    case 'GameAdded':
      return { ...room, games: new Map(room.games).set(event.game, event.is) };
    case 'GameRemoved': {
      const games = new Map(room.games);
      games.delete(event.game);
      return { ...room, games, waiting: room.waiting.filter(({ game }) => game !== event.game) };
    }
    case 'TablePlanned': {
      const { game, name, seats, opensAt } = event;
      const table = { game, name, seats, seated: new Map(), hands: 0, ...(opensAt !== undefined && { opensAt }) };
      return { ...room, tables: new Map(room.tables).set(event.table, table) };
    }
    case 'TableOpened':
      return withTable(room, event.table, (table) => ({ ...table, openedAt: event.at }));
    case 'TableBroken':
      return {
        ...withTable(withoutTable(room, event.table, event.at), event.table, (table) => ({
          ...table,
          closedAt: event.at,
        })),
        calls: room.calls.filter(({ place }) => place.table !== event.table),
      };
    case 'GuestWelcomed':
    case 'GuestBarred':
    case 'BarLifted':
      return guestChanged(room, event);
    case 'PutOnList': {
      const { guest, game, at: since, wish, behind } = event;
      const others = room.waiting.filter((one) => one.guest !== guest || one.game !== game);
      const one = { guest, game, since, ...(wish && { wish }), ...(behind && { behind }) };
      return { ...room, waiting: [...others, one] };
    }
    case 'TakenOffList':
      return { ...room, waiting: room.waiting.filter((one) => one.guest !== event.guest || one.game !== event.game) };
    case 'LaterSaid':
      return {
        ...room,
        waiting: room.waiting.map(({ later: _, ...one }) =>
          one.guest === event.guest && one.game === event.game && event.later ? { ...one, later: true as const } : one,
        ),
      };
    case 'GuestCalled': {
      const { guest, game, place, at, until } = event;
      return { ...room, calls: [...room.calls, { guest, game, place, at, until }] };
    }
    case 'CallAnswered':
      return {
        ...room,
        calls: room.calls.map((call) => (call.guest === event.guest ? { ...call, coming: true } : call)),
      };
    case 'CallEnded':
      return callEnded(room, event);
    case 'TurnGivenUp':
      return {
        ...room,
        calls: room.calls.filter(({ guest }) => guest !== event.guest),
        waiting: room.waiting.map((one) =>
          one.guest === event.guest && one.game === event.game ? { ...one, first: true as const } : one,
        ),
      };
    case 'Reserved': {
      const { guest, table, at: made } = event;
      const guests = room.guests.has(guest) ? room.guests : new Map(room.guests).set(guest, NEW_GUEST);
      return { ...room, guests, reservations: [...room.reservations, { guest, table, made }] };
    }
    case 'ReservationEnded': {
      const left = room.reservations.filter((one) => one.guest !== event.guest || one.table !== event.table);
      const ended = { ...room, reservations: left };
      return event.why === 'lapsed'
        ? withGuest(ended, event.guest, (guest) => ({ ...guest, noShows: guest.noShows + 1 }))
        : ended;
    }
    case 'SeatTaken': {
      const { guest, at: since, by, waitsForBigBlind } = event;
      return sits(room, event.place, { guest, since, by, ...(waitsForBigBlind && { waitsForBigBlind }) });
    }
    case 'SeatLeft':
      return seatLeft(room, event);
    case 'PlayInterrupted': {
      const { guest: id, away } = event;
      const changed = withSeated(room, id, (seated) => ({ ...seated, away }));
      return away.kind === 'restaurant' ? withGuest(changed, id, (guest) => ({ ...guest, hadMeal: true })) : changed;
    }
    case 'SeatLent': {
      const { place, to, at: since } = event;
      const instead = room.tables.get(place.table)?.seated.get(place.seat);
      return sits(room, place, { guest: to, since, by: 'new', ...(instead && { instead }) });
    }
    case 'CameBack':
      return cameBack(room, event);
    case 'Wished': {
      const { v: _v, type: _type, ...wish } = event;
      return { ...room, wishes: [...room.wishes, wish] };
    }
    case 'WishDropped':
      return { ...room, wishes: room.wishes.filter((one) => one.guest !== event.guest || one.kind !== event.kind) };
    case 'GuestMoved':
      return guestMoved(room, event);
    case 'LotsDrawn':
      return room;
    case 'ButtonPlaced':
    case 'HandDealt':
    case 'GameReturned':
      return handChanged(room, event);
    case 'RotationPlanned':
    case 'DealerClockedIn':
    case 'DealerClockedOut':
    case 'DealersMoved':
      return dealersChanged(room, event);
    case 'MoneyMoved':
      return moneyMoved(room, event.moved);
  }
}

const NEW_GUEST: Guest = { released: 0, shortTopUps: 0, noShows: 0, deposit: 0 as Cents };

function withTable(room: Room, id: TableId, change: (table: RoomTable) => RoomTable): Room {
  const table = room.tables.get(id);
  return table === undefined ? room : { ...room, tables: new Map(room.tables).set(id, change(table)) };
}

function withGuest(room: Room, id: GuestId, change: (guest: Guest) => Guest): Room {
  return { ...room, guests: new Map(room.guests).set(id, change(room.guests.get(id) ?? NEW_GUEST)) };
}

const sits = (room: Room, { table: id, seat }: Place, seated: Seated): Room =>
  withTable(room, id, (table) => ({ ...table, seated: new Map(table.seated).set(seat, seated) }));

/** Wherever he has a seat, also where another sits in it meanwhile. */
function withSeated(room: Room, guest: GuestId, change: (seated: Seated) => Seated | undefined): Room {
  for (const [id, table] of room.tables)
    for (const [seat, one] of table.seated) {
      if (one.guest !== guest && one.instead?.guest !== guest) continue;
      const seated = new Map(table.seated);
      const { instead, ...own } = one;
      const left = one.guest === guest ? change(one) : { ...own, ...pick(instead && change(instead)) };
      if (left === undefined) {
        // whose seat it is has it again
        if (instead === undefined) seated.delete(seat);
        else seated.set(seat, instead);
      } else seated.set(seat, left);
      return withTable(room, id, (at) => ({ ...at, seated }));
    }
  return room;
}
const pick = (instead: Seated | undefined): Pick<Seated, 'instead'> => (instead === undefined ? {} : { instead });

function guestChanged(room: Room, event: Named<'GuestWelcomed' | 'GuestBarred' | 'BarLifted'>): Room {
  return withGuest(room, event.guest, ({ barred, leftAt, ...guest }) => {
    if (event.type === 'BarLifted') return { ...guest, ...(leftAt !== undefined && { leftAt }) };
    if (event.type === 'GuestBarred') {
      const { from, until, reason } = event;
      return {
        ...guest,
        ...(leftAt !== undefined && { leftAt }),
        barred: { from, reason, ...(until !== undefined && { until }) },
      };
    }
    const { person, called, status, at: cameAt, by } = event;
    return {
      ...guest,
      ...(barred && { barred }),
      ...(person !== undefined && { person }),
      ...(called !== undefined && { called }),
      ...(status !== undefined && { status }),
      ...(by === 'kiosk' && { byKiosk: true as const }),
      cameAt,
    };
  });
}

function callEnded(room: Room, { guest, game, atEnd }: Named<'CallEnded'>): Room {
  const calls = room.calls.filter((one) => one.guest !== guest || one.game !== game);
  if (!atEnd) return { ...room, calls };
  const own = room.waiting.find((one) => one.guest === guest && one.game === game);
  const others = room.waiting.filter((one) => one !== own);
  if (own === undefined) return { ...room, calls };
  const { first: _, ...rest } = own;
  return { ...room, calls, waiting: [...others, { ...rest, behind: true }] };
}

function seatLeft(room: Room, { guest: id, place, why, at }: Named<'SeatLeft'>): Room {
  const left = seatFreed(
    withSeated(room, id, () => undefined),
    place,
    at,
  );
  const wishes = left.wishes.filter(({ guest }) => guest !== id);
  return withGuest({ ...left, wishes }, id, (guest) =>
    why === 'released' ? { ...guest, released: guest.released + 1 } : { ...guest, leftAt: at },
  );
}

/** A seat that was only lent, or that whoever plays in it keeps, is not free. */
function seatFreed(room: Room, { table: id, seat }: Place, at: Named<'SeatLeft'>['at']): Room {
  const table = room.tables.get(id);
  if (table === undefined || table.seated.has(seat)) return room;
  const before = (room.freed.get(table.game) ?? []).filter((one) => one >= at - WINDOW * 60_000);
  return { ...room, freed: new Map(room.freed).set(table.game, [...before, at]) };
}

function cameBack(room: Room, { guest, lentTo, at }: Named<'CameBack'>): Room {
  const place = [...room.tables].flatMap(([table, { seated }]) =>
    [...seated].flatMap(([seat, one]) =>
      one.guest === guest || one.instead?.guest === guest ? [{ table, seat, one }] : [],
    ),
  )[0];
  if (place === undefined) return room;
  const own = place.one.guest === guest ? place.one : place.one.instead;
  if (own === undefined) return room;
  const { away: _, ...here } = own;
  const back = sits(room, place, here);
  const game = room.tables.get(place.table)?.game;
  if (lentTo === undefined || game === undefined) return back;
  return { ...back, waiting: [...back.waiting, { guest: lentTo, game, since: at, first: true }] };
}

function guestMoved(room: Room, { guest, from, to, at, by, owes }: Named<'GuestMoved'>): Room {
  const seated = room.tables.get(from.table)?.seated.get(from.seat);
  if (seated === undefined) return room;
  const emptied = withTable(room, from.table, (table) => {
    const others = new Map(table.seated);
    others.delete(from.seat);
    return { ...table, seated: others };
  });
  const stays = by === 'seatChange';
  const missed = owes === undefined ? seated.missed : { ...seated.missed, moved: true as const };
  const moved: Seated = {
    guest,
    since: stays ? seated.since : at,
    by: stays ? seated.by : by,
    ...(missed && { missed }),
    ...(seated.waitsForBigBlind && { waitsForBigBlind: true as const }),
  };
  const kind = stays ? 'seat' : 'table';
  return {
    ...sits(emptied, to, moved),
    wishes: room.wishes.filter((one) => one.guest !== guest || (one.kind !== kind && stays)),
  };
}

function handChanged(room: Room, event: Named<'ButtonPlaced' | 'HandDealt' | 'GameReturned'>): Room {
  if (event.type === 'ButtonPlaced')
    return withTable(room, event.table, (table) => ({ ...table, ...buttonAt(table, event.seat) }));
  if (event.type === 'HandDealt')
    return handCounted(
      withTable(room, event.table, (table) => handDealt(table, event)),
      event.table,
    );
  const { guest, how } = event;
  const back = withSeated(room, guest, ({ missed, waitsForBigBlind: _, ...seated }) =>
    how === 'waitBigBlind' ? { ...seated, ...(missed && { missed }), waitsForBigBlind: true as const } : seated,
  );
  if (how !== 'buyButton') return back;
  for (const [id, table] of back.tables)
    for (const [seat, one] of table.seated)
      if (one.guest === guest) return withTable(back, id, (at) => ({ ...at, buttonBought: seat }));
  return back;
}

/** As if the hand before had had its button one player earlier: the next has it here. */
function buttonAt(table: RoomTable, seat: SeatNo): Pick<RoomTable, 'positions'> {
  const there = [...table.seated].flatMap(([at, { away }]) => (away === undefined ? [at] : [])).sort((a, b) => a - b);
  const after = there.find((at) => at > seat) ?? there[0] ?? seat;
  return { positions: { button: seat, smallBlind: seat, bigBlind: after } };
}

function handDealt(
  { buttonBought: _, ...table }: RoomTable,
  { positions, missed, then }: Named<'HandDealt'>,
): RoomTable {
  const seated = new Map(table.seated);
  for (const { seat, missed: now } of missed) {
    const one = seated.get(seat);
    if (one !== undefined) seated.set(seat, { ...one, missed: { ...one.missed, ...now } });
  }
  const big = seated.get(positions.bigBlind);
  if (big !== undefined) {
    // whoever posts the big blind is in, whatever went by before
    const { missed: _missed, waitsForBigBlind: _waits, ...one } = big;
    seated.set(positions.bigBlind, one);
  }
  return { ...table, seated, positions: then ?? positions, hands: table.hands + 1 };
}

function moneyMoved(room: Room, moved: MoneyMoved): Room {
  const booked = { ...room, money: [...room.money, moved] };
  switch (moved.what) {
    case 'deposit':
      return withGuest(booked, moved.guest, (guest) => ({
        ...guest,
        deposit: (guest.deposit + moved.amount) as Cents,
      }));
    case 'depositBack':
    case 'depositPaid':
      return withGuest(booked, moved.guest, (guest) => ({
        ...guest,
        deposit: (guest.deposit - moved.amount) as Cents,
      }));
    case 'shortTopUp':
      return withGuest(booked, moved.guest, (guest) => ({ ...guest, shortTopUps: guest.shortTopUps + 1 }));
    default:
      return booked;
  }
}
