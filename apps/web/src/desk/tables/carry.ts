import { type SeatNo, toSeatNo } from '@riffle/table';
import type { EntryId, Place, TableId, TournamentView } from '@riffle/tournament';
import { type Seating, samePlace, tableIds } from '../../night/seating.ts';

/** A player in the director's hand: picked up with the pointer or the keys, held over a seat, not yet put down. */
export type Carry = {
  readonly entry: EntryId;
  /** Absent: picked up from the tray of those without a seat. */
  readonly from?: Place;
  readonly over?: Place | 'tray';
};

/** What putting the player down here would do; the screen says so before it is done. */
export type Landing =
  | { readonly is: 'nothing' }
  | { readonly is: 'move'; readonly entry: EntryId; readonly to: Place }
  | { readonly is: 'seat'; readonly entry: EntryId; readonly to: Place }
  | { readonly is: 'swap'; readonly entry: EntryId; readonly with: EntryId; readonly to: Place }
  | { readonly is: 'unseat'; readonly entry: EntryId }
  | { readonly is: 'taken'; readonly by: EntryId }
  | { readonly is: 'blocked'; readonly label: string };

export const pickUp = (entry: EntryId, from: Place | undefined): Carry =>
  from === undefined ? { entry } : { entry, from, over: from };

export function hold(carry: Carry, over: Place | 'tray' | undefined): Carry {
  const { over: _, ...rest } = carry;
  return over === undefined ? rest : { ...rest, over };
}

export function landing(carry: Carry, view: Pick<TournamentView, 'tables'>, seating: Seating): Landing {
  const { entry, from, over } = carry;
  if (over === undefined) return { is: 'nothing' };
  if (over === 'tray') return from === undefined ? { is: 'nothing' } : { is: 'unseat', entry };
  if (samePlace(from, over)) return { is: 'nothing' };
  const sitting = seating.get(over.table)?.get(over.seat);
  // a player without a seat has none to give in exchange
  if (sitting !== undefined) {
    return from === undefined ? { is: 'taken', by: sitting } : { is: 'swap', entry, with: sitting, to: over };
  }
  const label = view.tables[over.table]?.blocked[String(over.seat)];
  if (label !== undefined) return { is: 'blocked', label };
  return from === undefined ? { is: 'seat', entry, to: over } : { is: 'move', entry, to: over };
}

export type Step = 'clockwise' | 'counterclockwise' | 'nextTable' | 'previousTable';

/** Where the keys carry the player next: round the table, or to the same seat of the neighbouring table. */
export function step(
  over: Place | undefined,
  direction: Step,
  view: Pick<TournamentView, 'tables'>,
): Place | undefined {
  const order = tableIds(view);
  const first = order[0];
  if (first === undefined) return undefined;
  if (over === undefined) return { table: first, seat: 1 };
  const seats = view.tables[over.table]?.seats ?? 1;
  switch (direction) {
    case 'clockwise':
      return { table: over.table, seat: toSeatNo((over.seat % seats) + 1) };
    case 'counterclockwise':
      return { table: over.table, seat: toSeatNo(((over.seat - 2 + seats) % seats) + 1) };
    case 'nextTable':
      return neighbour(over, order, 1, view);
    case 'previousTable':
      return neighbour(over, order, -1, view);
  }
}

function neighbour(over: Place, order: readonly TableId[], by: 1 | -1, view: Pick<TournamentView, 'tables'>): Place {
  const table = order.at((order.indexOf(over.table) + by) % order.length) ?? over.table;
  const seats = view.tables[table]?.seats ?? over.seat;
  const seat: SeatNo = over.seat <= seats ? over.seat : toSeatNo(seats);
  return { table, seat };
}
