import { later } from '@riffle/aggregate';
import { type Decide, happens, reasonIn, refused } from './decision.ts';
import type { RoomEvent } from './event.ts';
import type { Away } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { placeOf } from './seats.ts';
import { buyInFault, mayNotSit, seatedEvents, stakeFrom } from './sitting.ts';
import { beyondChips } from './stakes.ts';

const MINUTE = 60_000;

/** [gcb:C2.j1] For a moment; [gcb:C2.k1] [gcb:C2.k2] once an evening for a meal, with what lies there written down. */
export const interrupt: Decide<'Interrupt'> = (room, { guest, kind, stake }, { now }) => {
  const sits = placeOf(room, guest);
  if (sits === undefined) return refused({ code: 'not-seated' });
  if (sits.seated.away !== undefined) return refused({ code: 'away-already' });
  if (!Number.isSafeInteger(stake) || stake < 0) return refused({ code: 'amount-out-of-range' });
  const beyond = beyondChips(room, stake, guest);
  if (beyond !== undefined) return refused(beyond);
  const meal = policyOf(room, 'cash.restaurantBreak');
  if (kind === 'restaurant') {
    if (meal.value === 0) return refused({ code: 'no-meal-break', refs: meal.refs });
    if (room.guests.get(guest)?.hadMeal === true) return refused({ code: 'had-meal', refs: meal.refs });
  }
  const limit = kind === 'restaurant' ? meal : policyOf(room, 'cash.pauseLimit');
  const away: Away = { kind, since: now, until: later(now, limit.value * MINUTE), stake };
  return happens({ v: 1, type: 'PlayInterrupted', guest, away, because: [limit] });
};

/** [gcb:C2.k3] For so long as somebody is at his meal another may sit there, who knows it. */
export const lendSeat: Decide<'LendSeat'> = (room, { to, place, buyIn }, { now }) => {
  const objection = mayNotSit(room, to, place, now);
  if (objection !== undefined) return refused(objection);
  const table = room.tables.get(place.table);
  const sits = table?.seated.get(place.seat);
  if (table === undefined || sits?.away?.kind !== 'restaurant' || sits.instead !== undefined)
    return refused({ code: 'seat-not-free' });
  const wrong = buyInFault(room, table.game, stakeFrom(room.guests.get(to), buyIn));
  if (wrong !== undefined) return refused(wrong);
  const because = [policyOf(room, 'cash.restaurantBreak')];
  const sitting = seatedEvents(room, { guest: to, place, buyIn, now }, 'new');
  return happens(
    ...sitting.map(
      (event): RoomEvent =>
        event.type === 'SeatTaken' ? { v: 1, type: 'SeatLent', to, place, at: now, because } : event,
    ),
  );
};

/** [gcb:C2.k2] After a meal with all that lay there. Whoever sat in his seat meanwhile is next on the list. */
export const comeBack: Decide<'ComeBack'> = (room, { guest, stake }, { now }) => {
  const sits = placeOf(room, guest);
  if (sits?.seated.away === undefined) return refused({ code: 'not-away' });
  const { away } = sits.seated;
  const meal = policyOf(room, 'cash.restaurantBreak');
  if (away.kind === 'restaurant' && stake < away.stake)
    return refused({ code: 'full-stake', stake: away.stake, refs: meal.refs });
  const inSeat = room.tables.get(sits.table)?.seated.get(sits.seat);
  const lentTo = inSeat !== undefined && inSeat.guest !== guest ? inSeat.guest : undefined;
  return happens({ v: 1, type: 'CameBack', guest, at: now, ...(lentTo !== undefined && { lentTo }) });
};

/**
 * [gcb:C2.j1] [gcb:C2.j3] Who stays away too long loses his seat, goes to the end of the list, and the floor keeps his chips;
 * [gcb:C2.j2] earlier with a reason.
 */
export const releaseSeat: Decide<'ReleaseSeat'> = (room, { guest, reason: said }, { now }) => {
  const sits = placeOf(room, guest);
  if (sits?.seated.away === undefined) return refused({ code: 'not-away' });
  const { away } = sits.seated;
  const reason = reasonIn(said);
  if (away.until > now && reason === undefined) return refused({ code: 'not-due-yet', at: away.until });
  const game = room.tables.get(sits.table)?.game;
  if (game === undefined) return refused({ code: 'no-such-table' });
  const because = [policyOf(room, away.kind === 'restaurant' ? 'cash.restaurantBreak' : 'cash.pauseLimit')];
  const place = { table: sits.table, seat: sits.seat };
  return happens(
    {
      ...({ v: 1, type: 'SeatLeft', guest, place, at: now, why: 'released', because } as const),
      ...(reason !== undefined && { reason }),
    },
    { v: 1, type: 'PutOnList', guest, game, at: now, behind: true },
    ...(away.stake === 0
      ? []
      : [
          {
            v: 1,
            type: 'MoneyMoved',
            because,
            moved: { at: now, what: 'deposit', guest, amount: away.stake },
          } as const,
        ]),
  );
};
