import { setImmediate } from 'node:timers/promises';
import { Pool, types } from 'pg';
import { GroupCommit } from '../group-commit.ts';
import type { Appended, AppendedAll, Journal, Listener, NewCommit, Position, StoredCommit } from '../journal.ts';
import { JournalError } from '../journal-error.ts';
import type { JournalOptions } from '../journal-options.ts';
import { Listeners } from '../listeners.ts';
import { formatRow, type NewRow } from '../row.ts';
import { endLease, type Lease, renewLease, takeLease } from './lease.ts';
import { PostgresReading } from './reading.ts';
import { ensureSchema, refuseUnsafe } from './schema.ts';
import { PostgresWriting } from './writing.ts';

/** Between so many that are got ready to be written, others have their turn. */
const AT_ONCE = 100;
/** Of milliseconds. A process that dies gives its journals up after as long. */
const LEASE = 3000;
/** Of the lease's time, how often it is renewed. */
const RENEWALS = 3;
const PATIENCE = 5000;
const BIGINT = 20;

export type PostgresStore = {
  /** `postgres://…`: where the database is, never shown. */
  readonly url: string;
  /** Which of its journals: a club's. */
  readonly journal: string;
  /** Who writes, so that others can be told: a process by its address. */
  readonly owner: string;
  /** How long a lease lasts that is not renewed, in milliseconds. */
  readonly lease?: number;
  /** How long a database is waited for that does not answer, in milliseconds. */
  readonly patience?: number;
};

/**
 * One of many journals in a database, with one writer: this process, as long as it renews its lease. Opening throws a
 * `JournalError` while another writes to it, where the server would acknowledge what it has not kept, or its tables are a later
 * Riffle's.
 */
export async function openPostgresJournal(
  store: PostgresStore,
  options: JournalOptions = {},
): Promise<PostgresJournal> {
  const pool = new Pool({
    connectionString: store.url,
    types: { getTypeParser: (id, format) => (Number(id) === BIGINT ? Number : types.getTypeParser(id, format)) },
    max: 6,
  });
  // a connection that breaks while nobody uses it is replaced by the pool
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await refuseUnsafe(client, store.journal);
      await ensureSchema(client, store.journal);
    } finally {
      client.release();
    }
    const lease = await takeLease(pool, { ...store, lasts: store.lease ?? LEASE });
    return new PostgresJournal(pool, store, lease, options);
  } catch (error) {
    await pool.end();
    if (error instanceof JournalError) throw error;
    throw new JournalError({ code: 'not-opened', path: store.journal }, { cause: error });
  }
}

export class PostgresJournal implements Journal {
  readonly #pool: Pool;
  readonly #store: PostgresStore;
  readonly #epoch: number;
  readonly #options: JournalOptions;
  readonly #reading: PostgresReading;
  readonly #writing: PostgresWriting;
  readonly #listeners: Listeners;
  readonly #group: GroupCommit<readonly NewRow[], AppendedAll>;
  readonly #renewing: NodeJS.Timeout;
  #erasing: Promise<void> = Promise.resolve();
  #lost = false;
  #closed: Promise<void> | undefined;

  constructor(pool: Pool, store: PostgresStore, lease: Lease, options: JournalOptions) {
    this.#pool = pool;
    this.#store = store;
    this.#epoch = lease.epoch;
    this.#options = options;
    this.#reading = new PostgresReading(pool, store.journal, options);
    this.#listeners = new Listeners(options.listenerFailed);
    const tell = (answers: readonly AppendedAll[]) =>
      this.#listeners.tell(answers.flatMap((answer) => (answer.ok ? answer.all : [])));
    const keeping = { pool, journal: store.journal, patience: store.patience ?? PATIENCE, found: tell };
    this.#writing = new PostgresWriting(keeping, lease, options, this.#reading);
    this.#group = new GroupCommit((groups) => this.#writing.append(groups), tell);
    const lasts = store.lease ?? LEASE;
    this.#renewing = setInterval(() => void this.#renew(lasts), lasts / RENEWALS);
    this.#renewing.unref();
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
    this.#mayWrite();
    const rows: NewRow[] = [];
    for (let from = 0; from < commits.length; from += AT_ONCE) {
      if (from > 0) await setImmediate();
      for (const commit of commits.slice(from, from + AT_ONCE)) rows.push(formatRow(commit, this.#options.apart));
    }
    this.#mayWrite();
    return this.#group.add(rows);
  }

  read(stream: string, afterVersion = 0): Promise<readonly StoredCommit[]> {
    return this.#reading.stream(stream, afterVersion);
  }

  async versionOf(stream: string): Promise<number> {
    return (await this.#reading.heads([stream])).get(stream)?.version ?? 0;
  }

  async find(id: string): Promise<StoredCommit | undefined> {
    return (await this.#reading.find([id])).get(id);
  }

  readAll(after: Position, limit: number): Promise<readonly StoredCommit[]> {
    return this.#reading.all(after, limit);
  }

  newestOwn(): Promise<number | undefined> {
    return this.#reading.newestOwn();
  }

  streams(prefix = ''): Promise<readonly { readonly stream: string; readonly version: number }[]> {
    return this.#reading.streams(prefix);
  }

  redact(stream: string, ids: readonly string[], at: number): Promise<void> {
    return this.#inTurn(() => this.#writing.redact(stream, ids, at));
  }

  forget(stream: string): Promise<void> {
    return this.#inTurn(() => this.#writing.forget(stream));
  }

  /** The database sees to that: its own backup is what is copied. */
  async checkpoint(): Promise<void> {}

  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #renew(lasts: number): Promise<void> {
    // a store that does not answer says nothing of whose the journal is: each write asks by itself
    const isOurs = await renewLease(this.#pool, { ...this.#store, lasts }, this.#epoch).catch(() => true);
    if (!isOurs) this.#lost = true;
  }

  #mayWrite(): void {
    if (this.#closed !== undefined) throw new JournalError({ code: 'closed' });
    if (this.#lost) throw new JournalError({ code: 'lease-lost', journal: this.#store.journal });
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    this.#mayWrite();
    const done = this.#erasing.then(() => this.#group.idle()).then(work);
    this.#erasing = done.catch(() => undefined);
    await done;
  }

  async #close(): Promise<void> {
    await this.#group.idle();
    await this.#erasing;
    clearInterval(this.#renewing);
    await endLease(this.#pool, this.#store.journal, this.#epoch).catch(() => undefined);
    await this.#pool.end();
  }
}
