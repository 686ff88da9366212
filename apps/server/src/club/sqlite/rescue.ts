import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { openClubFile } from './club-file.ts';
import { noteClosing } from './left-open.ts';
import { inOne } from './one-piece.ts';

export type RescuedTable = {
  readonly table: string;
  readonly saved: number;
  /** Rows that could not be read, or that no table takes; at least so many. */
  readonly lost: number;
};
type Row = Readonly<Record<string, SQLInputValue>>;
type Read = { readonly rows: readonly Row[]; readonly broke: boolean };

/**
 * Writes new tables of the club of all that can be read of old ones, table by table from both ends. `from` is a copy:
 * to open it may change it. The list is made again from the journal, of which `versions` says what is left.
 */
export function rescueClub(from: string, to: string, versions: ReadonlyMap<string, number>): readonly RescuedTable[] {
  const { db } = openClubFile(to);
  const old = openedAnyhow(from);
  try {
    db.exec('pragma foreign_keys = off');
    const tables = namesIn(db).map((table) => copied(old, db, table));
    inOne(db, () => {
      listAnew(db, versions);
      // what refers to what is gone goes, and then what refers to that
      for (let pass = 0; pass < 3; pass += 1) for (const { table } of tables) withoutOrphans(db, table);
    });
    return tables;
  } finally {
    old?.close();
    noteClosing(db, to);
  }
}

function openedAnyhow(path: string): DatabaseSync | undefined {
  try {
    // tables of an earlier version are taken along, where that still can be done
    openClubFile(path).db.close();
  } catch {
    // then they are read as they are
  }
  try {
    sayHowLong(path);
    const db = new DatabaseSync(path);
    // a table that begins where the file has ended must not keep it from the others
    db.enableDefensive(false);
    db.exec('pragma writable_schema = on');
    return db;
  } catch {
    return undefined;
  }
}

/** A file that is shorter than its header says is not opened at all. */
function sayHowLong(path: string): void {
  const bytes = readFileSync(path);
  const [said, there] = [bytes.readUInt32BE(28), Math.floor(bytes.length / 4096)];
  if (said <= there) return;
  bytes.writeUInt32BE(there, 28);
  writeFileSync(path, bytes.subarray(0, there * 4096));
}

function copied(old: DatabaseSync | undefined, db: DatabaseSync, table: string): RescuedTable {
  const columns = columnsOf(db, table);
  const up = read(old, table, 'asc');
  const down = up.broke ? read(old, table, 'desc') : up;
  const rows = new Map([...up.rows, ...down.rows].map((row) => [JSON.stringify(keyIn(row, columns)), row]));
  let [saved, lost] = [0, up.broke ? 1 : 0];
  inOne(db, () => {
    for (const row of rows.values()) {
      const own = columns.filter(({ name }) => row[name] !== undefined);
      try {
        if (isGarbled(row)) throw new TypeError('what should be JSON is none');
        const names = own.map(({ name }) => `"${name}"`).join(', ');
        db.prepare(`insert into "${table}" (${names}) values (${own.map(() => '?').join(', ')})`).run(
          ...own.map(({ name }) => row[name] as SQLInputValue),
        );
        saved += 1;
      } catch {
        lost += 1;
      }
    }
  });
  return { table, saved, lost };
}

/** Until something cannot be read; from the other end there may be more. */
function read(old: DatabaseSync | undefined, table: string, direction: 'asc' | 'desc'): Read {
  const rows: Row[] = [];
  try {
    if (old === undefined) return { rows, broke: true };
    const key = columnsOf(old, table).filter(({ pk }) => pk > 0);
    const ofKey = key.map(({ name }) => `"${name}" ${direction}`).join(', ');
    const order = hasRowid(old, table) ? `rowid ${direction}` : ofKey;
    for (const row of old.prepare(`select * from "${table}" order by ${order}`).iterate()) rows.push(row);
    return { rows, broke: false };
  } catch {
    return { rows, broke: true };
  }
}

function hasRowid(db: DatabaseSync, table: string): boolean {
  const found = db.prepare('select wr from pragma_table_list where name = ?').get(table);
  return (found as { readonly wr: number } | undefined)?.wr === 0;
}

type Column = { readonly name: string; readonly pk: number };
const columnsOf = (db: DatabaseSync, table: string): readonly Column[] =>
  db.prepare('select name, pk from pragma_table_info(?)').all(table) as Column[];
const keyIn = (row: Row, columns: readonly Column[]): readonly unknown[] =>
  columns.filter(({ pk }) => pk > 0).map(({ name }) => row[name]);

function namesIn(db: DatabaseSync): readonly string[] {
  const asked = db.prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name <> 'sums' order by rowid",
  );
  return (asked.all() as { readonly name: string }[]).map(({ name }) => name);
}

/** Columns that are JSON; what is garbled in them would keep whoever reads it from everything else. */
const JSON_COLUMNS = ['line', 'aside', 'document', 'setup', 'kept'];
function isGarbled(row: Row): boolean {
  return JSON_COLUMNS.some((column) => {
    const value = row[column];
    if (typeof value !== 'string') return false;
    try {
      JSON.parse(value);
      return false;
    } catch {
      return true;
    }
  });
}

type Reference = {
  readonly id: number;
  readonly seq: number;
  readonly table: string;
  readonly from: string;
  readonly to: string;
};

/** A row that refers to one which is lost. */
function withoutOrphans(db: DatabaseSync, table: string): void {
  const references = db.prepare('select * from pragma_foreign_key_list(?)').all(table) as Reference[];
  for (const id of new Set(references.map((one) => one.id))) {
    const own = references.filter((one) => one.id === id);
    const parent = own[0]?.table ?? '';
    const matches = own.map(({ from, to }) => `parent."${to}" = child."${from}"`).join(' and ');
    const given = own.map(({ from }) => `child."${from}" is not null`).join(' and ');
    db.exec(`delete from "${table}" as child
      where ${given} and not exists (select 1 from "${parent}" as parent where ${matches})`);
  }
}

/** Lines say how many commits they have seen: none of these, so the next start reads what there is. */
function listAnew(db: DatabaseSync, versions: ReadonlyMap<string, number>): void {
  const lines = db.prepare('select kind, id from shelf').all() as { readonly kind: string; readonly id: string }[];
  for (const { kind, id } of lines) {
    const isSaved = (versions.get(`${kind}/${id}`) ?? 0) > 0;
    const sql = isSaved ? 'update shelf set version = 0' : 'delete from shelf';
    db.prepare(`${sql} where kind = ? and id = ?`).run(kind, id);
  }
}
