import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { NOTHING_BEFORE } from './chain.ts';
import { checkStream, damagedAt, fitsChain } from './chain-reading.ts';
import type { Position, StoredCommit } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import type { Head } from './planning.ts';
import { parseRow, type Row } from './row.ts';
import { isGarbled, openingTrouble } from './sqlite-error.ts';
import { SQL as WRITTEN } from './sqlite-schema.ts';
import type { TextRow } from './text-row.ts';

/** What comes out of the file, and nothing that does not fit its chain. */
export class SqliteReading {
  readonly #path: string;
  readonly #options: JournalOptions;
  readonly #sql: Readonly<Record<keyof typeof SQL, StatementSync>>;

  constructor(db: DatabaseSync, options: JournalOptions) {
    this.#path = db.location() ?? ':memory:';
    this.#options = options;
    this.#sql = {
      head: db.prepare(SQL.head),
      hash: db.prepare(SQL.hash),
      find: db.prepare(SQL.find),
      read: db.prepare(SQL.read),
      readAll: db.prepare(SQL.readAll),
      newest: db.prepare(SQL.newest),
      position: db.prepare(SQL.position),
      streams: db.prepare(SQL.streams),
      texts: db.prepare(SQL.texts),
      integrity: db.prepare(SQL.integrity),
      named: db.prepare(SQL.named),
    };
  }

  head(stream: string): Head | undefined {
    return this.#named(() => this.#sql.head.get(stream) as Head | undefined);
  }

  find(id: string): StoredCommit | undefined {
    const row = this.#named(() => this.#sql.find.get(id) as Row | undefined);
    return row && this.#commit(this.#fitting(row));
  }

  stream(stream: string, afterVersion: number): readonly StoredCommit[] {
    const rows = this.#rowsOf(stream, afterVersion);
    const after = { version: afterVersion, hash: this.#hashAt(stream, afterVersion) };
    checkStream(stream, after, rows, this.head(stream));
    return rows.map((row) => this.#commit(row));
  }

  all(after: Position, limit: number): readonly StoredCommit[] {
    const rows = this.#named(() => this.#sql.readAll.all(after, limit) as Row[]);
    const before = new Map<string, Head>();
    return rows.map((row) => {
      const { stream, version, hash } = row;
      const previous = before.get(stream);
      const isNext = previous !== undefined && previous.version === version - 1;
      this.#fitting(row, isNext ? previous.hash : undefined);
      before.set(stream, { version, hash });
      return this.#commit(row);
    });
  }

  /** A damaged one says nothing of when anything was. */
  newestOwn(): number | undefined {
    return this.#named(() => {
      for (const row of this.#sql.newest.iterate()) if (this.#fits(row as Row)) return (row as Row).at;
      return undefined;
    });
  }

  /** The highest that was ever given, also where its stream was forgotten. */
  lastPosition(): number {
    const { last } = this.#named(() => this.#sql.position.get()) as { readonly last: number };
    return last;
  }

  streams(prefix: string): readonly { readonly stream: string; readonly version: number }[] {
    // names are ASCII, so every name with the prefix sorts before the prefix with a DEL behind it
    return this.#named(() => this.#sql.streams.all({ from: prefix, to: `${prefix}\u007f` })) as {
      stream: string;
      version: number;
    }[];
  }

  /** What the database itself finds wrong with its pages and indexes. */
  integrity(): readonly string[] {
    const found = this.#named(() => this.#sql.integrity.all()) as { readonly integrity_check: string }[];
    return found.map(({ integrity_check: says }) => says).filter((says) => says !== 'ok');
  }

  /** Also those of which only the commits or only the end are left. */
  named(): readonly string[] {
    return this.#named(() => this.#sql.named.all() as { stream: string }[]).map(({ stream }) => stream);
  }

  texts(stream: string, version: number): readonly TextRow[] {
    return this.#named(() => this.#sql.texts.all(stream, version) as TextRow[]);
  }

  #rowsOf(stream: string, afterVersion: number): readonly Row[] {
    try {
      return this.#sql.read.all(stream, afterVersion) as Row[];
    } catch (error) {
      if (!isGarbled(error)) throw openingTrouble(error, this.#path);
      throw damagedAt(stream, this.#firstUnreadable(stream, afterVersion));
    }
  }

  #firstUnreadable(stream: string, afterVersion: number): number {
    let reached = afterVersion;
    try {
      for (const row of this.#sql.read.iterate(stream, afterVersion)) reached = (row as Row).version;
    } catch {
      // it is asked how far it goes, and that it does not go further is known
    }
    return reached + 1;
  }

  #fitting(row: Row, before = this.#hashAt(row.stream, row.version - 1)): Row {
    if (!fitsChain(row, before)) throw damagedAt(row.stream, row.version);
    return row;
  }

  #fits(row: Row): boolean {
    return fitsChain(row, this.#hashAt(row.stream, row.version - 1));
  }

  #hashAt(stream: string, version: number): string | undefined {
    if (version === 0) return NOTHING_BEFORE;
    const found = this.#named(() => this.#sql.hash.get(stream, version)) as Pick<Row, 'hash'> | undefined;
    return found?.hash;
  }

  #commit(row: Row): StoredCommit {
    const texts = row.apart === null ? [] : this.texts(row.stream, row.version);
    return parseRow(this.#options, row, texts);
  }

  #named<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw isGarbled(error)
        ? new JournalError({ code: 'file-damaged', path: this.#path }, { cause: error })
        : openingTrouble(error, this.#path);
    }
  }
}

const SQL = {
  head: 'select version, hash from streams where stream = ?',
  hash: 'select hash from commits where stream = ? and version = ?',
  find: 'select * from commits where id = ?',
  read: 'select * from commits where stream = ? and version > ? order by version',
  readAll: 'select * from commits where position > ? order by position limit ?',
  newest: 'select * from commits where imported = 0 order by position desc',
  // what was counted is believed as far as a house could count
  position: `select max(coalesce((select max(position) from commits), 0),
                        coalesce((select seq from sqlite_sequence where name = 'commits' and seq < 1e12), 0)) as last`,
  streams: 'select stream, version from streams where stream >= :from and stream < :to order by stream',
  texts: WRITTEN.texts,
  integrity: 'pragma integrity_check(20)',
  named: `select stream from streams union select distinct stream from commits
          union select distinct stream from texts order by stream`,
};
