import { isSeatNo } from '@riffle/table';
import { checkName } from './check-setup.ts';
import type { Place } from './command.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from './decision.ts';
import { equal } from './equal.ts';
import { wasTable } from './gone-links.ts';
import type { TableId } from './ids.ts';
import { newLinkMark } from './link-mark.ts';
import { noSeating } from './no-seating.ts';
import { setupOf } from './rulebook-of.ts';
import { playersAt, sittingAt } from './seating-index.ts';
import type { Tournament } from './state.ts';
import { checkTableSize } from './table-size.ts';

export const addTable: Decide<'AddTable'> = (state, { table, name, seats }, { random }) => {
  if (state.tables.get(table) !== undefined) return refused({ code: 'id-taken', id: table });
  const objection =
    noSeating(state) ?? checkTableName(state, name) ?? checkTableSize(setupOf(state), seats, 'oneTable');
  if (objection !== undefined) return refused(objection);
  const added = { v: 1, type: 'TableAdded', table, name: name.trim(), seats } as const;
  if (!wasTable(state, table)) return happens(added);
  // whoever dealt at one of this id before has its link still
  return happens(added, { v: 1, type: 'TableLinkRenewed', table, mark: newLinkMark(random) });
};

export const changeTable: Decide<'ChangeTable'> = (state, { table: id, name, seats }) => {
  const table = state.tables.get(id);
  if (table === undefined) return refused({ code: 'no-such-table', table: id });
  const newName = name === undefined || name.trim() === table.name ? undefined : name.trim();
  const newSeats = seats === table.seats ? undefined : seats;
  if (newName === undefined && newSeats === undefined) return nothingToDo;
  const objection =
    (newName === undefined ? undefined : checkTableName(state, newName, id)) ??
    (newSeats === undefined ? undefined : checkNewSize(state, id, newSeats));
  if (objection !== undefined) return refused(objection);
  return happens({
    v: 1,
    type: 'TableChanged',
    table: id,
    ...(newName !== undefined && { name: newName }),
    ...(newSeats !== undefined && { seats: newSeats }),
  });
};

export const removeTable: Decide<'RemoveTable'> = (state, { table }) => {
  if (state.tables.get(table) === undefined) return refused({ code: 'no-such-table', table });
  const { size: players } = playersAt(state, table);
  if (players > 0) return refused({ code: 'table-not-empty', table, players });
  return happens({ v: 1, type: 'TableRemoved', table });
};

/** Tables that are not named keep their order behind those that are. */
export const orderTables: Decide<'OrderTables'> = (state, { breakOrder: asked }) => {
  const unknown = asked.find((id) => state.tables.get(id) === undefined);
  if (unknown !== undefined) return refused({ code: 'no-such-table', table: unknown });
  const breakOrder = [...new Set([...asked, ...state.breakOrder])];
  return equal(breakOrder, state.breakOrder) ? nothingToDo : happens({ v: 1, type: 'TablesOrdered', breakOrder });
};

export const blockSeat: Decide<'BlockSeat'> = (state, { place, label }) => {
  const objection = checkSeat(state, place);
  if (objection !== undefined) return refused(objection);
  const by = sittingAt(state, place);
  if (by !== undefined) return refused({ code: 'seat-taken', place, by });
  if (label.trim() === '') return refused({ code: 'reason-needed' });
  if (state.tables.get(place.table)?.blocked[place.seat] === label.trim()) return nothingToDo;
  return happens({ v: 1, type: 'SeatBlocked', place, label: label.trim() });
};

export const unblockSeat: Decide<'UnblockSeat'> = (state, { place }) => {
  const objection = checkSeat(state, place);
  if (objection !== undefined) return refused(objection);
  if (state.tables.get(place.table)?.blocked[place.seat] === undefined) return nothingToDo;
  return happens({ v: 1, type: 'SeatUnblocked', place });
};

export const unseatEntry: Decide<'Unseat'> = (state, { entry: id }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.at === undefined) return refused({ code: 'not-seated', entry: id });
  if (entry.locked) return refused({ code: 'entry-locked', entry: id });
  return happens({ v: 1, type: 'EntryUnseated', entry: id, from: entry.at });
};

export const lockEntry: Decide<'LockEntry'> = (state, { entry: id }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (entry.out !== undefined) return refused({ code: 'already-out', entry: id });
  return entry.locked ? nothingToDo : happens({ v: 1, type: 'EntryLocked', entry: id });
};

export const unlockEntry: Decide<'UnlockEntry'> = (state, { entry: id }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  return entry.locked ? happens({ v: 1, type: 'EntryUnlocked', entry: id }) : nothingToDo;
};

/** The seat stands there: who sits on it is another question. */
export function checkSeat(state: Tournament, place: Place): Objection {
  const table = state.tables.get(place.table);
  if (table === undefined) return { code: 'no-such-table', table: place.table };
  return isSeatNo(place.seat) && place.seat <= table.seats
    ? undefined
    : { code: 'no-such-seat', place, seats: table.seats };
}

function checkTableName(state: Tournament, name: string, own?: TableId): Objection {
  const objection = checkName(name);
  if (objection !== undefined) return objection;
  const taken = [...state.tables.values()].some((table) => table.id !== own && table.name === name.trim());
  return taken ? { code: 'name-taken', name: name.trim() } : undefined;
}

function checkNewSize(state: Tournament, id: TableId, seats: number): Objection {
  const objection = checkTableSize(setupOf(state), seats, 'oneTable');
  if (objection !== undefined) return objection;
  for (const [seat, by] of playersAt(state, id)) {
    if (seat > seats) return { code: 'seat-taken', place: { table: id, seat }, by };
  }
  return undefined;
}
