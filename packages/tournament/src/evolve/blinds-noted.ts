import { handPositions, ringOf } from '@riffle/table';
import type { TableId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

/**
 * Where only the button was told, the blinds follow from who sits there. Before anybody comes or goes they are noted:
 * otherwise the next hand would be counted from players who were not in this one.
 */
export function withBlindsNoted(before: Tournament, after: Tournament, touched: ReadonlySet<TableId>): Tournament {
  if (before.startedAt === undefined) return after;
  let { tables } = after;
  for (const id of touched) {
    const table = before.tables.get(id);
    if (table?.positions === undefined || table.positions.bigBlind !== undefined) continue;
    const positions = handPositions(ringOf(table.seats, playersAt(before, id).keys()), table.positions);
    if (positions !== undefined) tables = tables.with(id, { ...table, positions });
  }
  return tables === after.tables ? after : { ...after, tables };
}
