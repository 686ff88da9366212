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

/** What was kept, as far as it is still known: columns come and go with versions. Nothing where nobody has chosen. */
export function readChoice(kept: string | null): Choice | undefined {
  if (kept === null) return undefined;
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
    return known.length === 0 ? undefined : { columns: known, by: isColumn(by) ? by : USUAL.by, down: down === true };
  } catch {
    return undefined;
  }
}

/** Which way round it stands, where the columns are not this device's own. */
export type Sorted = Pick<Choice, 'by' | 'down'>;

export function readSorted(kept: string | null): Sorted | undefined {
  try {
    const { by, down } = (JSON.parse(kept ?? 'null') ?? {}) as { by?: unknown; down?: unknown };
    return isColumn(by) ? { by, down: down === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Chosen on this device; else the club's, else as at first, sorted as it was here. */
export const standingChoice = (
  own: Choice | undefined,
  clubs: Choice | undefined,
  sorted: Sorted | undefined,
): Choice => own ?? { ...(clubs ?? USUAL), ...sorted };
