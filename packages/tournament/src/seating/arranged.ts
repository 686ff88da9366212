import { toPersonId } from '@riffle/people';
import { type Positions, type SeatNo, toSeatNo } from '@riffle/table';
import type { NewEntry } from '../command.ts';
import { type EntryId, type TableId, toBustOutId, toEntryId, toTableId } from '../ids.ts';
import type { Proposal } from '../proposal.ts';
import type { Setup } from '../setup.ts';
import type { Entry, Tournament } from '../state.ts';
import { Evening } from '../testing.ts';
import { proposals } from './proposals.ts';

/** A table for a test: who sits where, and the positions of its last hand. */
export type Arranged = {
  readonly taken: readonly number[];
  readonly seats?: number;
  readonly last?: { readonly button: number; readonly smallBlind?: number; readonly bigBlind?: number };
};

export const seatsTo = (last: number, ...but: readonly number[]): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter((seat) => !but.includes(seat));

export const at = (table: string, seat: number) => ({ table: toTableId(table), seat: toSeatNo(seat) });

/** A running night with these tables, first to break first; the player of table A, seat 5 is the entry A5. */
export function arranged(
  book: string,
  tables: Readonly<Record<string, Arranged>>,
  changes: Partial<Setup> = {},
): Evening {
  const evening = new Evening(book, changes);
  const seats = Object.entries(tables).flatMap(([table, { taken }]) =>
    taken.map((seat) => ({ entry: toEntryId(`${table}${String(seat)}`), to: at(table, seat) })),
  );
  evening.do({
    type: 'AddEntries',
    entries: seats.map(({ entry }): NewEntry => ({ entry, person: toPersonId(entry) })),
  });
  evening.do({ type: 'CheckIn', entries: seats.map(({ entry }) => entry) });
  for (const [name, { seats: size = 9 }] of Object.entries(tables)) {
    evening.apply({ v: 1, type: 'TableAdded', table: toTableId(name), name, seats: size });
  }
  evening.apply({ v: 1, type: 'SeatsDrawn', seats, because: [] });
  for (const [name, { last }] of Object.entries(tables)) if (last !== undefined) lastHand(evening, name, last);
  evening.do({ type: 'StartClock' });
  return evening;
}

function lastHand(evening: Evening, name: string, last: NonNullable<Arranged['last']>): void {
  const table = toTableId(name);
  const button = toSeatNo(last.button);
  if (last.bigBlind === undefined) evening.apply({ v: 1, type: 'ButtonPlaced', table, seat: button });
  else {
    const blinds: Positions = {
      button,
      ...(last.smallBlind !== undefined && { smallBlind: toSeatNo(last.smallBlind) }),
      bigBlind: toSeatNo(last.bigBlind),
    };
    evening.apply({ v: 1, type: 'ButtonAdvanced', table, ...blinds });
  }
}

export const bust = (evening: Evening, ...entries: readonly string[]): void => {
  for (const entry of entries) {
    evening.do({ type: 'BustOut', bustOut: toBustOutId(`out ${entry}`), out: [{ entry: toEntryId(entry), by: [] }] });
  }
};

export const balances = (state: Tournament) =>
  proposals(state).filter(
    (proposal): proposal is Extract<Proposal, { readonly kind: 'balance' }> => proposal.kind === 'balance',
  );

/** `A5>B3`: who is to move, and to which seat. */
export const moves = (state: Tournament): readonly string[] =>
  balances(state).map(({ entry, to }) => `${entry}>${to.table}${String(to.seat)}`);

export const codes = (proposal: Proposal | undefined): readonly string[] =>
  proposal?.because.map(({ code }) => code) ?? [];

export const entriesOf = (state: Tournament): readonly Entry[] => [...state.entries.values()];

/** How many sit at each table, by its name. */
export function sizes(state: Tournament): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const { id, name } of state.tables.values()) {
    count[name] = entriesOf(state).filter((entry) => entry.at?.table === id).length;
  }
  return count;
}

export const tablesOf = (state: Tournament): readonly (readonly Entry[])[] =>
  [...state.tables.values()].map(({ id }: { id: TableId }) =>
    entriesOf(state).filter((entry) => entry.at?.table === id),
  );

export const seatOf = (state: Tournament, entry: string): SeatNo | undefined =>
  state.entries.get(toEntryId(entry))?.at?.seat;
export const ids = (entries: readonly Entry[]): readonly EntryId[] => entries.map(({ id }) => id);
