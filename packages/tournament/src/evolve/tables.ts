import type { TournamentEvent } from '../event.ts';
import { withTableGone } from '../gone-links.ts';
import type { TableId } from '../ids.ts';
import type { Table, Tournament } from '../state.ts';

export const tableAdded = (state: Tournament, { table: id, name, seats }: Named<'TableAdded'>): Tournament => ({
  ...state,
  tables: state.tables.with(id, {
    ...{ id, name, seats, blocked: {} },
    ...(state.mostAtTable !== undefined && { most: state.mostAtTable }),
  }),
  breakOrder: [...state.breakOrder.filter((other) => other !== id), id],
});

export const tableChanged = (state: Tournament, { table: id, name, seats }: Named<'TableChanged'>): Tournament =>
  withTable(state, id, (table) => ({
    ...table,
    ...(name !== undefined && { name }),
    ...(seats !== undefined && { seats, blocked: blockedBelow(table, seats) }),
  }));

/** The same for all tables, and for those that come. */
export function tableSizeSet(
  { mostAtTable: _, ...state }: Tournament,
  { most, line, at }: Named<'TableSizeSet'>,
): Tournament {
  const set = most === undefined ? {} : { most };
  const tables = [...state.tables.values()].reduce(
    (all, { most: __, ...table }) => all.with(table.id, { ...table, ...set }),
    state.tables,
  );
  return { ...state, tables, sizeSet: { line, at }, ...(most !== undefined && { mostAtTable: most }) };
}

export function tableRemoved(state: Tournament, id: TableId): Tournament {
  if (!state.tables.has(id)) return state;
  const breakOrder = state.breakOrder.filter((other) => other !== id);
  return { ...state, tables: state.tables.without(id), goneLinks: withTableGone(state, id), breakOrder };
}

/** Tables that the order forgets stay where they were, behind; ones that are gone are left out. */
export function tablesOrdered(state: Tournament, breakOrder: readonly TableId[]): Tournament {
  const named = breakOrder.filter((id) => state.tables.get(id) !== undefined);
  return { ...state, breakOrder: [...new Set([...named, ...state.breakOrder])] };
}

export const seatBlocked = (state: Tournament, { place, label }: Named<'SeatBlocked'>): Tournament =>
  withTable(state, place.table, (table) => ({ ...table, blocked: { ...table.blocked, [place.seat]: label } }));

export const seatUnblocked = (state: Tournament, { place }: Named<'SeatUnblocked'>): Tournament =>
  withTable(state, place.table, (table) => {
    const { [place.seat]: _, ...blocked } = table.blocked;
    return { ...table, blocked };
  });

export function withTable(state: Tournament, id: TableId, change: (table: Table) => Table): Tournament {
  const table = state.tables.get(id);
  return table === undefined ? state : { ...state, tables: state.tables.with(id, change(table)) };
}

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

const blockedBelow = (table: Table, seats: number): Table['blocked'] =>
  Object.fromEntries(Object.entries(table.blocked).filter(([seat]) => Number(seat) <= seats));
