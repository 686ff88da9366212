import type { Night } from '@riffle/wire';
import { bySurname } from '../../night/by-surname.ts';

export type SheetRow = {
  readonly no: number;
  readonly name: string;
  readonly club: string;
  readonly table: string;
  readonly seat: string;
};

/** Everybody who is not out, for paper: by surname, as people look for themselves. */
export function sheetRows({ view, names }: Night, language: string): readonly SheetRow[] {
  const compare = bySurname(language);
  return Object.entries(view.entries)
    .filter(([, entry]) => entry.place === undefined)
    .map(([id, entry]) => ({
      no: entry.no,
      name: Reflect.get(names, id) ?? '',
      club: entry.club ?? '',
      table: (entry.at && view.tables[entry.at.table]?.name) ?? '',
      seat: entry.at === undefined ? '' : String(entry.at.seat),
    }))
    .sort((a, b) => compare(a.name, b.name) || a.no - b.no);
}

/** In the order in which they are dealt out at the tables. */
export const bySeat = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows
    .filter(({ seat }) => seat !== '')
    .sort((a, b) => a.table.localeCompare(b.table, undefined, { numeric: true }) || Number(a.seat) - Number(b.seat));
