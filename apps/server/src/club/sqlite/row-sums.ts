import { hash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { DamagedRow } from '../club-store.ts';
import { inOne } from './one-piece.ts';

type Table = { readonly name: string; readonly columns: readonly string[]; readonly key: readonly string[] };

const CREATE = `create table sums (tab text not null, row text not null, sum text not null, primary key (tab, row))
  strict, without rowid`;

/** What triggers and checks ask for; before anything is written. */
export function knowSums(db: DatabaseSync): void {
  const options = { deterministic: true, varargs: true, useBigIntArguments: true };
  db.function('row_sum', options, (...values) => hash('sha256', JSON.stringify(values.map(spelled)), 'base64url'));
}

/**
 * A sum beside each row of each table, which whoever writes a row writes with it: what a disk changes by itself is
 * noticed. The triggers are made at each opening, of the columns that there are by then.
 */
export function keepSums(db: DatabaseSync): void {
  for (const { name, columns, key } of tablesIn(db)) {
    const row = (which: 'new' | 'old'): string => jsonOf(key.map((column) => `${which}.${quoted(column)}`));
    const forget = `delete from sums where tab = ${text(name)} and row = ${row('old')};`;
    const sum = `row_sum(${columns.map((column) => `new.${quoted(column)}`).join(', ')})`;
    const note = `delete from sums where tab = ${text(name)} and row = ${row('new')};
      insert into sums (tab, row, sum) values (${text(name)}, ${row('new')}, ${sum});`;
    for (const [what, does] of [
      ['insert', note],
      ['update', `${forget} ${note}`],
      ['delete', forget],
    ] as const)
      db.exec(
        `create temp trigger ${quoted(`${name} ${what}`)} after ${what} on main.${quoted(name)} begin ${does} end`,
      );
  }
}

/** Each row that is not as it was written, that is gone, or that nobody wrote. */
export function damagedRows(db: DatabaseSync): readonly DamagedRow[] {
  if (!hasSums(db)) return [];
  const written = new Map<string, Map<string, string>>();
  for (const { tab, row, sum } of db.prepare('select tab, row, sum from sums').all() as Sum[]) {
    if (!written.has(tab)) written.set(tab, new Map());
    written.get(tab)?.set(row, sum);
  }
  const differing = tablesIn(db).flatMap((table) => {
    const sums = written.get(table.name) ?? new Map<string, string>();
    const found = sumsNow(db, table);
    const changed = found.filter(({ row, sum }) => sums.get(row) !== sum).map(({ row }) => row);
    const there = new Set(found.map(({ row }) => row));
    const gone = [...sums.keys()].filter((row) => !there.has(row));
    written.delete(table.name);
    return [...changed, ...gone].map((row) => ({ table: table.name, row }));
  });
  const ofNoTable = [...written].flatMap(([table, rows]) => [...rows.keys()].map((row) => ({ table, row })));
  return [...differing, ...ofNoTable];
}

/** After the tables were given another form. What was damaged before stays known as such. */
export function sumAnew(db: DatabaseSync, damaged: readonly DamagedRow[]): void {
  inOne(db, () => {
    if (!hasSums(db)) db.exec(CREATE);
    db.exec('delete from sums');
    const doubtful = new Set(damaged.map(({ table, row }) => `${table} ${row}`));
    const insert = db.prepare('insert into sums (tab, row, sum) values (?, ?, ?)');
    for (const table of tablesIn(db))
      for (const { row, sum } of sumsNow(db, table))
        insert.run(table.name, row, doubtful.has(`${table.name} ${row}`) ? 'damaged' : sum);
  });
}

export const hasSums = (db: DatabaseSync): boolean =>
  db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'sums'").get() !== undefined;

type Sum = { readonly tab: string; readonly row: string; readonly sum: string };

const sumsNow = (db: DatabaseSync, { name, columns, key }: Table): readonly Omit<Sum, 'tab'>[] =>
  db
    .prepare(`select ${jsonOf(key.map(quoted))} as row, row_sum(${columns.map(quoted).join(', ')}) as sum
              from ${quoted(name)}`)
    .all() as Omit<Sum, 'tab'>[];

function tablesIn(db: DatabaseSync): readonly Table[] {
  const names = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name <> 'sums'")
    .all() as { readonly name: string }[];
  return names.map(({ name }) => {
    const columns = db.prepare('select name, pk from pragma_table_info(?)').all(name) as { name: string; pk: number }[];
    const key = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
    return { name, columns: columns.map((column) => column.name), key: key.length === 0 ? ['rowid'] : key };
  });
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
/** As text: a garbled key may be of any kind, and JSON does not hold them all. */
const jsonOf = (values: readonly string[]): string =>
  `json_array(${values.map((value) => `cast(${value} as text)`).join(', ')})`;

/** With its kind, so that 1 and "1" are two. */
function spelled(value: SQLInputValue): string | null {
  if (value === null) return null;
  return typeof value === 'bigint' ? `i${String(value)}` : `${typeof value} ${String(value)}`;
}
