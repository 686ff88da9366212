import { type SeatNo, seatsOf } from '@riffle/table';
import type { GameId, GuestId, TableId } from './ids.ts';
import type { Place, Room, RoomTable, Seated } from './room.ts';

export type OpenTable = { readonly id: TableId; readonly table: RoomTable };

export const isOpen = (table: RoomTable | undefined): boolean =>
  table?.openedAt !== undefined && table.closedAt === undefined;

export const openTables = ({ tables }: Room, game?: GameId): readonly OpenTable[] =>
  [...tables].flatMap(([id, table]) =>
    isOpen(table) && (game === undefined || table.game === game) ? [{ id, table }] : [],
  );

/** Nobody sits there, and it is kept for nobody. */
export const freeSeats = (room: Room, id: TableId): readonly SeatNo[] => {
  const table = room.tables.get(id);
  if (table === undefined || !isOpen(table)) return [];
  const kept = new Set(room.calls.flatMap(({ place }) => (place.table === id ? [place.seat] : [])));
  return seatsOf(table.seats).filter((seat) => !table.seated.has(seat) && !kept.has(seat));
};

/** Where somebody sits, if he does; whoever is at his meal has his seat still, though another plays in it meanwhile. */
export function placeOf({ tables }: Room, guest: GuestId): (Place & { readonly seated: Seated }) | undefined {
  for (const [table, { seated }] of tables)
    for (const [seat, one] of seated) {
      const own = one.guest === guest ? one : one.instead;
      if (own?.guest === guest) return { table, seat, seated: own };
    }
  return undefined;
}

/** How many sit there or are called there: what a difference of tables is reckoned from. */
export const countedAt = (room: Room, id: TableId): number =>
  (room.tables.get(id)?.seated.size ?? 0) + room.calls.filter(({ place }) => place.table === id).length;
