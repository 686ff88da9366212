import { between, nextPositions, ringOf, type SeatNo } from '@riffle/table';
import { claimsBefore } from './calling.ts';
import { booked, type Decide, happens, reasonIn, refused } from './decision.ts';
import type { GuestId, TableId } from './ids.ts';
import { movesToMain } from './must-move.ts';
import { mayChangeTo } from './proposal.ts';
import type { Room, RoomTable } from './room.ts';
import { policyOf } from './rulebook-of.ts';
import { freeSeats, placeOf } from './seats.ts';

/** [gcb:C2.c] [gcb:C2.f] Noted with its time: the order of these decides. */
export const wishSeat: Decide<'WishSeat'> = (room, { guest, seat }, { now }) =>
  wish(room, { guest, kind: 'seat', at: now, ...(seat !== undefined && { seat }) });

/** [gcb:C4.c1] Also where it is not possible at the moment. */
export const wishTable: Decide<'WishTable'> = (room, { guest, table }, { now }) => {
  const sits = placeOf(room, guest);
  const to = table === undefined ? undefined : room.tables.get(table);
  if (table !== undefined && to === undefined) return refused({ code: 'no-such-table' });
  if (sits !== undefined && to !== undefined && to.game !== room.tables.get(sits.table)?.game)
    return refused({ code: 'other-game' });
  return wish(room, { guest, kind: 'table', at: now, ...(table !== undefined && { table }) });
};

function wish(room: Room, wanted: Room['wishes'][number]) {
  if (placeOf(room, wanted.guest) === undefined) return refused({ code: 'not-seated' });
  if (room.wishes.some(({ guest, kind }) => guest === wanted.guest && kind === wanted.kind))
    return refused({ code: 'on-list-already' });
  return happens({ v: 1, type: 'Wished', ...wanted });
}

export const dropWish: Decide<'DropWish'> = ({ wishes }, { guest, kind }) =>
  wishes.some((one) => one.guest === guest && one.kind === kind)
    ? happens({ v: 1, type: 'WishDropped', guest, kind })
    : refused({ code: 'nothing-changes' });

/** To another seat of his table, or to another table of his game. */
export const moveGuest: Decide<'MoveGuest'> = (room, { guest, to, stake, takes, reason: said }, { now }) => {
  const from = placeOf(room, guest);
  if (from === undefined) return refused({ code: 'not-seated' });
  if (from.seated.away !== undefined) return refused({ code: 'away-already' });
  if (!freeSeats(room, to.table).includes(to.seat)) return refused({ code: 'seat-not-free' });
  const reason = reasonIn(said);
  const place = { table: from.table, seat: from.seat };
  const own = from.table === to.table;
  const order = policyOf(room, 'cash.seatPriority');
  const before = claimsBefore(room, guest, to, now);
  if (before.length > 0 && reason === undefined && (!own || hasOwnClaim(room, before[0], to.table)))
    return refused({ code: 'others-first', guests: before, refs: order.refs });
  if (own) {
    const change = policyOf(room, 'cash.seatChange');
    const pays = change.value !== 'free' && passesBigBlind(room.tables.get(to.table), from.seat, to.seat);
    return happens({
      ...({
        v: 1,
        type: 'GuestMoved',
        guest,
        from: place,
        to,
        at: now,
        by: 'seatChange',
        because: [order, change],
      } as const),
      ...(pays && { owes: 'waitOrPost' as const }),
      ...(reason !== undefined && { reason }),
    });
  }
  const toMain = movesToMain(room, guest, from.table, to.table);
  const may = toMain === 'next' ? 'yes' : mayChangeTo(room, guest, to.table);
  const difference = policyOf(room, 'cash.tableChangeDifference');
  if (may === 'otherGame') return refused({ code: 'other-game' });
  if (may !== 'yes' && reason === undefined)
    return refused({ code: 'tables-differ', most: difference.value, refs: difference.refs });
  const stakes = policyOf(room, 'cash.stakeOnTableChange');
  if (stakes.value === 'sameLimitNotReduced' && takes < stake)
    return refused({ code: 'stake-reduced', stake, refs: stakes.refs });
  if (takes > stake || takes < 0) return refused({ code: 'amount-out-of-range', most: stake });
  return happens(
    {
      ...({ v: 1, type: 'GuestMoved', guest, from: place, to, at: now } as const),
      by: toMain === 'no' ? 'tableChange' : 'mustMove',
      because: toMain === 'no' ? [difference, stakes] : [stakes],
      ...(reason !== undefined && { reason }),
    },
    ...(takes === stake
      ? []
      : [booked({ at: now, what: 'deposit', guest, amount: (stake - takes) as typeof stake }, [stakes])]),
  );
};

/** Whether whoever comes first is of this table, too. */
const hasOwnClaim = (room: Room, guest: GuestId | undefined, table: TableId): boolean =>
  guest !== undefined && placeOf(room, guest)?.table === table;

/** [gcb:C7.a1] [gcb:C7.b] With the clock, or against it past the big blind of the next hand. Nothing is known without a button. */
function passesBigBlind(table: RoomTable | undefined, from: SeatNo, to: SeatNo): boolean {
  if (table?.positions === undefined) return false;
  const next = nextPositions(ringOf(table.seats, table.seated.keys()), table.positions);
  if (next === undefined) return false;
  const { bigBlind } = next;
  return from === bigBlind || to === bigBlind || between(table.seats, to, from).includes(bigBlind);
}
