import type { SeatNo } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import type { TableId } from '../ids.ts';
import { isFree, playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const tableAddedFits = (state: Tournament, { table, name }: Named<'TableAdded'>): boolean =>
  state.tables.get(table) === undefined && nameIsFree(state, name);

export const tableChangedFits = (state: Tournament, { table, name, seats }: Named<'TableChanged'>): boolean =>
  state.tables.get(table) !== undefined &&
  (name === undefined || nameIsFree(state, name, table)) &&
  (seats === undefined || [...playersAt(state, table).keys()].every((seat) => seat <= seats));

export const handRuledFits = (state: Tournament, { table, is, dealtIn = [] }: Named<'HandRuled'>): boolean => {
  const found = state.tables.get(table);
  const stands = found?.ruled?.stopped !== undefined;
  if (found === undefined || state.startedAt === undefined) return false;
  if (dealtIn.some((id) => state.entries.get(id) === undefined)) return false;
  return is === 'stops' ? !stands : is !== 'goesOn' || stands;
};

export const tableRemovedFits = (state: Tournament, table: TableId): boolean =>
  state.tables.get(table) !== undefined && playersAt(state, table).size === 0;

export const tablesOrderedFits = (state: Tournament, { breakOrder }: Named<'TablesOrdered'>): boolean =>
  breakOrder.every((id) => state.tables.get(id) !== undefined);

/** Blocked already is no matter: then it is only labelled anew. */
export function seatBlockedFits(state: Tournament, { place }: Named<'SeatBlocked'>): boolean {
  return isFree(state, place) || isBlocked(state, place);
}

export const isBlocked = (state: Tournament, { table, seat }: Named<'SeatBlocked'>['place']): boolean =>
  state.tables.get(table)?.blocked[seat] !== undefined;

export const hasSeats = (state: Tournament, id: TableId, seats: readonly SeatNo[]): boolean => {
  const table = state.tables.get(id);
  return table !== undefined && seats.every((seat) => seat <= table.seats);
};

const nameIsFree = (state: Tournament, name: string, own?: TableId): boolean =>
  [...state.tables.values()].every((table) => table.id === own || table.name !== name);
