import { handPositions, ringOf } from '@riffle/table';
import type { TableId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Table, Tournament } from '../state.ts';

/**
 * Where only the button was told, the blinds follow from who sits there. Before anybody comes or goes they are noted:
 * otherwise the next hand would be counted from players who were not in this one.
 */
export function withBlindsNoted(before: Tournament, after: Tournament, touched: ReadonlySet<TableId>): Tournament {
  if (before.startedAt === undefined) return after;
  const noted: Record<TableId, Table> = {};
  for (const id of touched) {
    const table = before.tables[id];
    if (table?.positions === undefined || table.positions.bigBlind !== undefined) continue;
    const positions = handPositions(ringOf(table.seats, playersAt(before, id).keys()), table.positions);
    if (positions !== undefined) noted[id] = { ...table, positions };
  }
  return Object.keys(noted).length === 0 ? after : { ...after, tables: { ...after.tables, ...noted } };
}
