import { PersistentMap } from '@riffle/aggregate';
import type { EntryId, TableId } from './ids.ts';
import type { GoneLinks, Tournament } from './state.ts';

const NONE: GoneLinks = { tables: PersistentMap.of(), entries: PersistentMap.of() };

/** What a link is told apart by, oldest first, whether its table is in play, gone, or there again. */
export const tableMarks = ({ tables, goneLinks }: Tournament, table: TableId): readonly string[] =>
  tables.get(table)?.linkMarks ?? goneLinks?.tables.get(table) ?? [];

export const entryMarks = ({ entries, goneLinks }: Tournament, entry: EntryId): readonly string[] =>
  entries.get(entry)?.linkMarks ?? goneLinks?.entries.get(entry) ?? [];

/** Whether such a one was there before and is not now: its first link is in somebody's hands. */
export const wasTable = ({ tables, goneLinks }: Tournament, table: TableId): boolean =>
  tables.get(table) === undefined && goneLinks?.tables.get(table) !== undefined;

export const wasEntry = ({ entries, goneLinks }: Tournament, entry: EntryId): boolean =>
  entries.get(entry) === undefined && goneLinks?.entries.get(entry) !== undefined;

/** To be kept when it goes. */
export function withTableGone(state: Tournament, table: TableId): GoneLinks {
  const { tables, entries } = state.goneLinks ?? NONE;
  return { tables: tables.with(table, tableMarks(state, table)), entries };
}

export function withEntryGone(state: Tournament, entry: EntryId): GoneLinks {
  const { tables, entries } = state.goneLinks ?? NONE;
  return { tables, entries: entries.with(entry, entryMarks(state, entry)) };
}
