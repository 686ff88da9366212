import type { EntryId, TableId, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { stillIn } from '../../night/seating.ts';
import type { BustOutDraft, DraftOut } from './begun-draft.ts';
import { has } from './draft.ts';
import { isSought, type SatAt, soughtIn } from './sought.ts';

type Names = Night['names'];
type Known = Pick<TournamentView, 'entries' | 'tables' | 'bustOuts' | 'moves'>;

/** Those still in whom the words look for, by running number. */
export function found(
  view: Pick<TournamentView, 'entries' | 'tables'>,
  names: Names,
  query: string,
): readonly EntryId[] {
  const sought = soughtIn(query, tableNames(view));
  return stillIn(view).filter((id) => {
    const entry = view.entries[id];
    return entry !== undefined && isSought(sought, names[id] ?? '', entry.no, satAt(view, id));
  });
}

export const tableNames = (view: Pick<TournamentView, 'tables'>): readonly string[] =>
  Object.values(view.tables).map(({ name }) => name);

function satAt(view: Pick<TournamentView, 'entries' | 'tables'>, id: EntryId): SatAt | undefined {
  const at = view.entries[id]?.at;
  const table = at && view.tables[at.table];
  return table && { table: table.name, seat: at.seat };
}

/** Tables at which something happened last, newest first: where the next one goes out more likely than elsewhere. */
export function recentTables(view: Pick<TournamentView, 'bustOuts'>): readonly TableId[] {
  const tables = view.bustOuts
    .toReversed()
    .flatMap(({ out }) => out.map(({ from }) => from?.table))
    .filter((table) => table !== undefined);
  return [...new Set(tables)];
}

export type CandidateGroup = { readonly table?: TableId; readonly entries: readonly EntryId[] };

/** Who may go out, by table: the table in question first, then where somebody went out last, then by name of the table. */
export function candidates(view: Known, names: Names, query: string, near?: TableId): readonly CandidateGroup[] {
  const byTable = new Map<TableId | undefined, EntryId[]>();
  for (const id of found(view, names, query)) {
    const table = view.entries[id]?.at?.table;
    const group = byTable.get(table);
    if (group === undefined) byTable.set(table, [id]);
    else group.push(id);
  }
  const recent = recentTables(view);
  const rank = (table: TableId | undefined): number => {
    if (table === undefined) return recent.length + 2;
    if (table === near) return -1;
    const at = recent.indexOf(table);
    return at === -1 ? recent.length + 1 : at;
  };
  const byName = new Intl.Collator('de', { numeric: true });
  const nameOf = (table: TableId | undefined): string => (table === undefined ? '' : (view.tables[table]?.name ?? ''));
  return [...byTable]
    .sort(([a], [b]) => rank(a) - rank(b) || byName.compare(nameOf(a), nameOf(b)))
    .map(([table, entries]) => ({
      ...(table !== undefined && { table }),
      entries: entries.toSorted((a, b) => (view.entries[a]?.at?.seat ?? 0) - (view.entries[b]?.at?.seat ?? 0)),
    }));
}

/** Who may have thrown a player out: those of his table who were still in, or everybody. */
export function byCandidates(view: Known, draft: BustOutDraft, out: DraftOut, table?: TableId): readonly EntryId[] {
  const hand = view.bustOuts.findIndex(({ id }) => id === (draft.changes ?? draft.before));
  // who went out later was still in when it happened
  const later = hand < 0 ? [] : view.bustOuts.slice(hand + Number(draft.changes !== undefined)).flatMap((b) => b.out);
  const wasAt = new Map(later.map(({ entry, from }) => [entry, from] as const));
  const placeOf = (entry: EntryId) => view.entries[entry]?.at ?? wasAt.get(entry);
  // who has bought back in since is both
  return [...new Set([...stillIn(view), ...wasAt.keys()])]
    .filter((entry) => !has(draft, entry))
    .filter((entry) => table === undefined || placeOf(entry)?.table === table || out.by.includes(entry))
    .sort((a, b) => (placeOf(a)?.seat ?? 0) - (placeOf(b)?.seat ?? 0));
}
