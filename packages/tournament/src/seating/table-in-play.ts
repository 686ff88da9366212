import { handPositions, type Positions, type Ring, ringOf, type SeatNo, seatsOf } from '@riffle/table';
import type { EntryId, TableId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/** A table at which somebody sits. */
export type TableInPlay = {
  readonly id: TableId;
  readonly table: Table;
  readonly players: ReadonlyMap<SeatNo, EntryId>;
};

/** First to break first. */
export const tablesInPlay = (state: Tournament): readonly TableInPlay[] =>
  state.breakOrder.flatMap((id) => {
    const table = state.tables.get(id);
    const players = playersAt(state, id);
    return table === undefined || players.size === 0 ? [] : [{ id, table, players }];
  });

/** Seats that a player may be given: neither taken nor blocked. */
export const freeSeats = ({ table, players }: Pick<TableInPlay, 'table' | 'players'>): readonly SeatNo[] =>
  seatsOf(table.seats).filter((seat) => !players.has(seat) && table.blocked[seat] === undefined);

export const ringAt = ({ table, players }: TableInPlay): Ring => ringOf(table.seats, players.keys());

/** The positions of the hand that runs or ran last; unknown where nobody placed the button. */
export const lastHandAt = (at: TableInPlay): Positions | undefined =>
  at.table.positions && handPositions(ringAt(at), at.table.positions);
