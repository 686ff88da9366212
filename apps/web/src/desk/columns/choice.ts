import { COLUMN_IDS, type ColumnId } from './columns.ts';

/** A column in its place, with the name that whoever sits here gave it. */
export type Chosen = { readonly id: ColumnId; readonly called?: string };
export type Choice = { readonly columns: readonly Chosen[]; readonly by: ColumnId; readonly down: boolean };

export const USUAL: Choice = {
  columns: (
    ['no', 'name', 'club', 'table', 'seat', 'status', 'place', 'rebuys', 'addOns', 'owes', 'prize'] as const
  ).map((id) => ({ id })),
  by: 'name',
  down: false,
};

const isColumn = (id: unknown): id is ColumnId => (COLUMN_IDS as readonly unknown[]).includes(id);

/** What was kept, as far as it is still known: columns come and go with versions. */
export function readChoice(kept: string | null): Choice {
  if (kept === null) return USUAL;
  try {
    const { columns, by, down } = JSON.parse(kept) as { columns?: unknown; by?: unknown; down?: unknown };
    const seen = new Set<ColumnId>();
    const known = (Array.isArray(columns) ? columns : []).flatMap((one: unknown): readonly Chosen[] => {
      const { id, called } = (one ?? {}) as { id?: unknown; called?: unknown };
      if (!isColumn(id) || seen.has(id)) return [];
      seen.add(id);
      return [
        { id, ...(typeof called === 'string' && called.trim() !== '' && { called: called.trim().slice(0, 40) }) },
      ];
    });
    return known.length === 0 ? USUAL : { columns: known, by: isColumn(by) ? by : USUAL.by, down: down === true };
  } catch {
    return USUAL;
  }
}
