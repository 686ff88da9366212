import { matchesName } from '@riffle/people';
import type { EntryId, TableId, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { stillIn } from '../../night/seating.ts';
import { type BustOutDraft, type DraftOut, has } from './draft.ts';

type Names = Night['names'];
type Known = Pick<TournamentView, 'entries' | 'tables' | 'bustOuts' | 'moves'>;

/** Every word typed begins a word of the name, or is the running number. */
export const matches = (query: string, name: string, no: number): boolean =>
  query.split(/\s+/u).every((word) => matchesName(word, name) || String(no) === word.replace('#', ''));

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
  for (const id of stillIn(view)) {
    const entry = view.entries[id];
    if (entry === undefined || !matches(query, names[id] ?? '', entry.no)) continue;
    const group = byTable.get(entry.at?.table);
    if (group === undefined) byTable.set(entry.at?.table, [id]);
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
  return [...stillIn(view), ...wasAt.keys()]
    .filter((entry) => !has(draft, entry))
    .filter((entry) => table === undefined || placeOf(entry)?.table === table || out.by.includes(entry))
    .sort((a, b) => (placeOf(a)?.seat ?? 0) - (placeOf(b)?.seat ?? 0));
}
