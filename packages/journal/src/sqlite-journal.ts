import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { backUp } from './backup.ts';
import { GroupCommit } from './group-commit.ts';
import type { Appended, Journal, Listener, NewCommit, Position, StoredCommit } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import { Listeners } from './listeners.ts';
import { formatRow, type NewRow, parseRow, type Row } from './row.ts';
import { writingTrouble } from './sqlite-error.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Upcasters, UpcastersOf } from './upcasting.ts';

/** One file, one writer. Opening throws a `JournalError` where the file is in use, from a later Riffle, or no journal. */
export const openSqliteJournal = (path: string, options: JournalOptions = {}): SqliteJournal =>
  new SqliteJournal(openSqliteFile(path), options);

export class SqliteJournal implements Journal {
  readonly #db: DatabaseSync;
  readonly #upcasters: Upcasters | UpcastersOf;
  readonly #listeners: Listeners;
  readonly #group: GroupCommit<NewRow, Appended>;
  readonly #sql: Readonly<Record<keyof typeof SQL, StatementSync>>;
  #backups: Promise<void> = Promise.resolve();
  #closed: Promise<void> | undefined;

  constructor(db: DatabaseSync, options: JournalOptions) {
    this.#db = db;
    this.#upcasters = options.upcasters ?? {};
    this.#listeners = new Listeners(options.listenerFailed);
    this.#group = new GroupCommit(
      (batch) => this.#write(batch),
      (answers) => this.#listeners.tell(answers),
    );
    this.#sql = {
      insert: db.prepare(SQL.insert),
      version: db.prepare(SQL.version),
      find: db.prepare(SQL.find),
      read: db.prepare(SQL.read),
      readAll: db.prepare(SQL.readAll),
      streams: db.prepare(SQL.streams),
    };
  }

  async append(commit: NewCommit): Promise<Appended> {
    if (this.#closed !== undefined) throw new JournalError({ code: 'closed' });
    return this.#group.add(formatRow(commit));
  }

  async read(stream: string, afterVersion = 0): Promise<readonly StoredCommit[]> {
    return this.#commits(this.#sql.read.all(stream, afterVersion));
  }

  async versionOf(stream: string): Promise<number> {
    return this.#versionOf(stream);
  }

  async find(id: string): Promise<StoredCommit | undefined> {
    const row = this.#sql.find.get(id);
    return row === undefined ? undefined : this.#commit(row as Row);
  }

  async readAll(after: Position, limit: number): Promise<readonly StoredCommit[]> {
    return this.#commits(this.#sql.readAll.all(after, limit));
  }

  async streams(prefix = ''): Promise<readonly { readonly stream: string; readonly version: number }[]> {
    // names are ASCII, so every name with the prefix sorts before the prefix with a DEL behind it
    return this.#sql.streams.all({ from: prefix, to: `${prefix}\u007f` }) as { stream: string; version: number }[];
  }

  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  /** A copy of all that is on disk now, itself a journal, made while work goes on. Whatever was at the path is replaced. */
  async backupTo(path: string): Promise<void> {
    if (this.#closed !== undefined) throw new JournalError({ code: 'closed' });
    const copied = this.#backups.then(() => backUp(this.#db, path));
    this.#backups = copied.catch(() => undefined);
    await copied;
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#group.idle();
    await this.#backups;
    this.#db.close();
  }

  #write(batch: readonly NewRow[]): readonly Appended[] {
    try {
      this.#db.exec('begin immediate');
      const answers = batch.map((row) => this.#store(row));
      this.#db.exec('commit');
      return answers;
    } catch (error) {
      // some errors have already ended the transaction
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw writingTrouble(error);
    }
  }

  #store({ expectedVersion, ...fact }: NewRow): Appended {
    const earlier = this.#sql.find.get(fact.id) as Row | undefined;
    if (earlier !== undefined) {
      if (earlier.stream !== fact.stream) return { ok: false, reason: 'id-taken' };
      return { ok: true, commit: this.#commit(earlier), repeated: true };
    }
    const version = this.#versionOf(fact.stream);
    if (version !== expectedVersion) return { ok: false, reason: 'version-conflict', version };
    const placed = { ...fact, version: version + 1 };
    // nothing is ever deleted and a rollback gives its number back: the row id is gapless
    const position = Number(this.#sql.insert.run(placed).lastInsertRowid);
    return { ok: true, commit: this.#commit({ ...placed, position }), repeated: false };
  }

  #versionOf(stream: string): number {
    const { version } = this.#sql.version.get(stream) as { version: number | null };
    return version ?? 0;
  }

  #commit(row: Row): StoredCommit {
    return parseRow(this.#upcasters, row);
  }

  #commits(rows: readonly unknown[]): readonly StoredCommit[] {
    return rows.map((row) => this.#commit(row as Row));
  }
}

const SQL = {
  insert: `insert into commits (stream, version, id, at, actor_id, actor_role, events, takes_back, result)
           values (:stream, :version, :id, :at, :actor_id, :actor_role, :events, :takes_back, :result)`,
  version: 'select max(version) as version from commits where stream = ?',
  find: 'select * from commits where id = ?',
  read: 'select * from commits where stream = ? and version > ? order by version',
  readAll: 'select * from commits where position > ? order by position limit ?',
  streams: `select stream, max(version) as version from commits
            where stream >= :from and stream < :to group by stream order by stream`,
};
