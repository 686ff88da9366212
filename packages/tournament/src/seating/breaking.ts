import { evenSizes } from './even-sizes.ts';
import { room, type TableInPlay } from './table-in-play.ts';

/** Where the players of a broken table go: the shortest tables are filled first. */
export type Breaking = {
  readonly table: TableInPlay;
  readonly others: readonly TableInPlay[];
  /** How many each of the others gets. */
  readonly sizes: readonly number[];
};

export function breaking(table: TableInPlay, tables: readonly TableInPlay[]): Breaking {
  // who breaks last is filled first
  const others = tables.filter(({ id }) => id !== table.id).toReversed();
  const sizes = evenSizes(
    others.map((other) => ({ players: other.players.size, free: room(other.table) - other.players.size })),
    table.players.size,
  );
  return { table, others, sizes };
}
