import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { backUp, type DuringBackup } from './backup.ts';
import { GroupCommit } from './group-commit.ts';
import type { Appended, AppendedAll, Journal, Listener, NewCommit, Position, StoredCommit } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import { Listeners } from './listeners.ts';
import { formatRow, type NewRow } from './row.ts';
import { openingTrouble } from './sqlite-error.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { SqliteReading } from './sqlite-reading.ts';
import { SqliteWriting } from './sqlite-writing.ts';

/** Between so many that are got ready to be written, others have their turn. */
const AT_ONCE = 100;

/** One file, one writer. Opening throws a `JournalError` where the file is in use, from a later Riffle, or no journal. */
export function openSqliteJournal(path: string, options: JournalOptions = {}): SqliteJournal {
  const db = openSqliteFile(path, options);
  try {
    return new SqliteJournal(db, options);
  } catch (error) {
    db.close();
    throw openingTrouble(error, path);
  }
}

export class SqliteJournal implements Journal {
  readonly #db: DatabaseSync;
  readonly #options: JournalOptions;
  readonly #reading: SqliteReading;
  readonly #writing: SqliteWriting;
  readonly #listeners: Listeners;
  readonly #group: GroupCommit<readonly NewRow[], AppendedAll>;
  #backups: Promise<void> = Promise.resolve();
  #closed: Promise<void> | undefined;

  constructor(db: DatabaseSync, options: JournalOptions) {
    this.#db = db;
    this.#options = options;
    this.#reading = new SqliteReading(db, options);
    this.#writing = new SqliteWriting(db, options, this.#reading);
    this.#listeners = new Listeners(options.listenerFailed);
    this.#group = new GroupCommit(
      (groups) => this.#writing.append(groups),
      (answers) => this.#listeners.tell(answers.flatMap((answer) => (answer.ok ? answer.all : []))),
    );
  }

  async append(commit: NewCommit): Promise<Appended> {
    const appended = await this.appendAll([commit]);
    if (!appended.ok) {
      const { id: _, ...refused } = appended;
      return refused;
    }
    const [only] = appended.all;
    if (only === undefined) throw new Error('a write without an answer');
    return only;
  }

  async appendAll(commits: readonly NewCommit[]): Promise<AppendedAll> {
    if (this.#closed !== undefined) throw new JournalError({ code: 'closed' });
    // few must not lose their turn
    if (commits.length <= AT_ONCE) return this.#group.add(this.#formatted(commits));
    const rows: NewRow[] = [];
    for (let from = 0; from < commits.length; from += AT_ONCE) {
      rows.push(...this.#formatted(commits.slice(from, from + AT_ONCE)));
      await setImmediate();
    }
    if (this.#closed !== undefined) throw new JournalError({ code: 'closed' });
    return this.#group.add(rows);
  }

  async read(stream: string, afterVersion = 0): Promise<readonly StoredCommit[]> {
    return this.#reading.stream(stream, afterVersion);
  }

  async versionOf(stream: string): Promise<number> {
    return this.#reading.head(stream)?.version ?? 0;
  }

  async find(id: string): Promise<StoredCommit | undefined> {
    return this.#reading.find(id);
  }

  async readAll(after: Position, limit: number): Promise<readonly StoredCommit[]> {
    return this.#reading.all(after, limit);
  }

  async newestOwn(): Promise<number | undefined> {
    return this.#reading.newestOwn();
  }

  async streams(prefix = ''): Promise<readonly { readonly stream: string; readonly version: number }[]> {
    return this.#reading.streams(prefix);
  }

  redact(stream: string, ids: readonly string[], at: number): Promise<void> {
    return this.#whenNotCopied(() => this.#writing.redact(stream, ids, at));
  }

  forget(stream: string): Promise<void> {
    return this.#whenNotCopied(() => this.#writing.forget(stream));
  }

  async checkpoint(): Promise<void> {
    this.#writing.checkpoint();
  }

  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  /** A copy of all that is on disk now, itself a journal, made while work goes on. Whatever was at the path is replaced. */
  backupTo(path: string, during: DuringBackup = {}): Promise<void> {
    return this.#whenNotCopied(() => backUp(this.#db, path, during));
  }

  /** What the database finds wrong with its file, and the streams of which anything at all is left. */
  async examine(): Promise<{ readonly integrity: readonly string[]; readonly streams: readonly string[] }> {
    return { integrity: this.#reading.integrity(), streams: this.#reading.named() };
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  #formatted(commits: readonly NewCommit[]): readonly NewRow[] {
    return commits.map((commit) => formatRow(commit, this.#options.apart));
  }

  async #close(): Promise<void> {
    await this.#group.idle();
    await this.#backups;
    this.#db.close();
  }

  /** One after the other: what is being copied page by page may grow meanwhile, and nothing else. */
  async #whenNotCopied(work: () => Promise<void> | void): Promise<void> {
    if (this.#closed !== undefined) throw new JournalError({ code: 'closed' });
    const done = this.#backups.then(work);
    this.#backups = done.catch(() => undefined);
    await done;
  }
}
