import type { SeatNo } from '@riffle/table';
import { seatsOf } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import { standsAlone } from '../form/stands-alone.ts';
import { wasTable } from '../gone-links.ts';
import { type TableId, toTableId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Entry, Table, Tournament } from '../state.ts';
import { finalTableSize } from './final-table-size.ts';
import { mostNow } from './level-seats.ts';
import { seatLimit } from './seat-limit.ts';

/** A table that is drawn to: who keeps his seat there, and the seats that are left for the lot. */
export type DrawTable = {
  readonly id: TableId;
  readonly size: number;
  readonly kept: readonly Entry[];
  readonly free: readonly SeatNo[];
};

/** As few tables as hold them all: those where somebody keeps his seat, then the last to break, then new ones. */
export function drawTables(
  state: Tournament,
  kept: readonly Entry[],
  count: number,
): { readonly tables: readonly DrawTable[]; readonly events: readonly TournamentEvent[] } {
  const keptAt = Map.groupBy(kept, (entry) => entry.at?.table);
  const existing = state.breakOrder
    .toReversed()
    .map((id) => existingTable(state, id, keptAt.get(id) ?? []))
    .sort((a, b) => Math.min(1, b.kept.length) - Math.min(1, a.kept.length));
  const tables: DrawTable[] = [];
  let room = 0;
  for (const table of existing) {
    if (room >= count && table.kept.length === 0) break;
    tables.push(table);
    room += table.free.length;
  }
  const added = newTables(state, count - room, tables.length === 0);
  return { tables: [...tables, ...added.map(({ table }) => table)], events: eventsOf(state, added) };
}

/** So many more, as the night's tables are. */
export function moreTables(
  state: Tournament,
  count: number,
): {
  readonly tables: readonly Pick<Table, 'id' | 'name' | 'seats' | 'blocked'>[];
  readonly events: readonly TournamentEvent[];
} {
  const each = Math.min(seatLimit(setupOf(state)), mostNow(state));
  const added = count <= 0 ? [] : newTables(state, count * each, false);
  const tables = added.map(({ name, table: { id, size } }) => ({ id, name, seats: size, blocked: {} }));
  return { tables, events: eventsOf(state, added) };
}

function existingTable(state: Tournament, id: TableId, kept: readonly Entry[]): DrawTable {
  const table = state.tables.get(id);
  const taken = new Set(kept.map(({ at }) => at?.seat));
  const open =
    table === undefined
      ? []
      : seatsOf(table.seats).filter((seat) => !taken.has(seat) && table.blocked[seat] === undefined);
  const { form, seatsPerTable } = setupOf(state);
  // who is to be drawn against whom hangs on how many sit at a table, however many there is room for
  const most = Math.min(mostNow(state), form?.rounds === undefined ? open.length + kept.length : seatsPerTable);
  const free = open.slice(0, Math.max(0, most - kept.length));
  return { id, size: table?.seats ?? 0, kept, free };
}

type Added = { readonly table: DrawTable; readonly name: string };

function newTables(state: Tournament, missing: number, alone: boolean): readonly Added[] {
  const setup = setupOf(state);
  const size = seatLimit(setup);
  const { size: finalSize } = finalTableSize(setup);
  // as many as sit at the final table sit there from the start
  const oneTable = alone && missing <= Math.min(finalSize, mostNow(state)) && standsAlone(setup) === undefined;
  const seats = oneTable ? Math.max(size, missing) : size;
  const most = Math.min(seats, mostNow(state));
  const names = freeNames(state, Math.ceil(missing / most));
  return names.map((name) => ({
    name,
    table: { id: freeId(state, name), size: seats, kept: [], free: seatsOf(seats).slice(0, most) },
  }));
}

function freeNames(state: Tournament, count: number): readonly string[] {
  const used = new Set([...state.tables.values()].map(({ name }) => name));
  const names: string[] = [];
  for (let no = 1; names.length < count; no += 1) {
    if (!used.has(String(no))) names.push(String(no));
  }
  return names;
}

/** Of none that is there or was: each has links of its own. */
function freeId(state: Tournament, name: string): TableId {
  let id = toTableId(`table-${name}`);
  while (state.tables.get(id) !== undefined || wasTable(state, id)) id = toTableId(`${id}-new`);
  return id;
}

/** The highest number breaks first, as rooms have it; tables that stood there before break after them. */
function eventsOf(state: Tournament, added: readonly Added[]): readonly TournamentEvent[] {
  if (added.length === 0) return [];
  const tables = added.map(
    ({ table, name }): TournamentEvent => ({
      v: 1,
      type: 'TableAdded',
      table: table.id,
      name,
      seats: table.size,
    }),
  );
  const breakOrder = [...added.map(({ table }) => table.id).reverse(), ...state.breakOrder];
  return [...tables, { v: 1, type: 'TablesOrdered', breakOrder }];
}
