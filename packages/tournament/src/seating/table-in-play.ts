import { measure, remembered } from '@riffle/aggregate';
import { handPositions, type Positions, type Ring, ringOf, type SeatNo, seatsOf } from '@riffle/table';
import type { EntryId, TableId } from '../ids.ts';
import { type Sitting, seatsTaken } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/** A table at which somebody sits. */
export type TableInPlay = {
  readonly id: TableId;
  readonly table: Table;
  readonly players: ReadonlyMap<SeatNo, EntryId>;
};

/** First to break first. All tables are gone through: who can ask `tableSizes` asks that. */
export const tablesInPlay = remembered((state: Tournament): readonly TableInPlay[] => {
  const taken = seatsTaken(state);
  return state.breakOrder.flatMap((id) => {
    const table = state.tables.get(id);
    const sitting = taken.get(id);
    return table === undefined || sitting === undefined ? [] : [{ id, table, players: sitting.players }];
  });
});

/** How many players the shortest and the fullest table have. */
export type Sizes = { readonly fewest: number; readonly most: number };

const sizes = measure<Sitting, Sizes>(
  { fewest: Number.POSITIVE_INFINITY, most: 0 },
  ({ players: { size } }) => ({ fewest: size, most: size }),
  (a, b) => ({ fewest: Math.min(a.fewest, b.fewest), most: Math.max(a.most, b.most) }),
);

/** Of the tables at which somebody sits. */
export const tableSizes = (state: Tournament): Sizes => seatsTaken(state).measured(sizes);

/** At how many tables somebody sits. */
export const tablesTaken = (state: Tournament): number => seatsTaken(state).size;

/** How many players fit at it, by its seats and by the game that is dealt. */
export const room = ({ seats, blocked, most = seats }: Table): number =>
  Math.min(most, seats - Object.keys(blocked).length);

const rooms = measure(0, room, (a, b) => a + b);

/** How many players fit at all tables, whether somebody sits there or not. */
export const roomInAll = ({ tables }: Tournament): number => tables.measured(rooms);

/** Seats that a player may be given: neither taken nor blocked; none where the game allows nobody more. */
export const freeSeats = ({ table, players }: Pick<TableInPlay, 'table' | 'players'>): readonly SeatNo[] =>
  players.size >= (table.most ?? Number.POSITIVE_INFINITY)
    ? []
    : seatsOf(table.seats).filter((seat) => !players.has(seat) && table.blocked[seat] === undefined);

export const ringAt = ({ table, players }: TableInPlay): Ring => ringOf(table.seats, players.keys());

/** The positions of the hand that runs or ran last; unknown where nobody placed the button. */
export const lastHandAt = (at: TableInPlay): Positions | undefined =>
  at.table.positions && handPositions(ringAt(at), at.table.positions);
