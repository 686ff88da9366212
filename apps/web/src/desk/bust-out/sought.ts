import { matchesName } from '@riffle/people';

/** Where somebody sits, by the name of the table. */
export type SatAt = { readonly table: string; readonly seat: number };

/** What one typed word looks for: everybody at a table, or who sits on a seat; a running number; a name. */
export type Sought =
  | { readonly is: 'table'; readonly table: string }
  | { readonly is: 'seat'; readonly table: string; readonly seat: number }
  | { readonly is: 'number'; readonly no: number }
  | { readonly is: 'name'; readonly text: string };

/** "2-3", "2/3" and "2 3" are seat 3 of table 2, "2-" is all of table 2; "12" and "#12" are the running number. */
export function soughtIn(query: string, tables: readonly string[]): readonly Sought[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  return words.flatMap((word, at) => {
    if (isSeatBehind(words, at - 1, tables)) return [];
    return soughtBy(isSeatBehind(words, at, tables) ? `${word}-${words[at + 1] ?? ''}` : word, tables);
  });
}

/** Nobody has two running numbers: what stands behind a table's number is a seat. */
const isSeatBehind = (words: readonly string[], at: number, tables: readonly string[]): boolean =>
  /^\d+$/.test(words[at] ?? '') &&
  /^\d{1,2}$/.test(words[at + 1] ?? '') &&
  tables.includes(words[at] ?? '') &&
  !isSeatBehind(words, at - 1, tables);

function soughtBy(word: string, tables: readonly string[]): Sought {
  const [, named = '', seat = ''] = /^(.+)[-/·](\d{0,2})$/u.exec(word) ?? [];
  const table = tables.find((name) => name.toLowerCase() === named.toLowerCase());
  if (table !== undefined) return seat === '' ? { is: 'table', table } : { is: 'seat', table, seat: Number(seat) };
  const [, no] = /^#?(\d{1,4})$/u.exec(word) ?? [];
  return no === undefined ? { is: 'name', text: word } : { is: 'number', no: Number(no) };
}

export const isSought = (sought: readonly Sought[], name: string, no: number, at?: SatAt): boolean =>
  sought.every((one) => fits(one, name, no, at));

function fits(one: Sought, name: string, no: number, at?: SatAt): boolean {
  switch (one.is) {
    case 'table':
      return at?.table === one.table;
    case 'seat':
      return at?.table === one.table && at.seat === one.seat;
    case 'number':
      // it may as well begin a name: "Gast 3"
      return no === one.no || matchesName(String(one.no), name);
    case 'name':
      return matchesName(one.text, name);
  }
}
