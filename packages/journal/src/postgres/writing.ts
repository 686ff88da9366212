import { setTimeout } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { AppendedAll } from '../journal.ts';
import { JournalError } from '../journal-error.ts';
import type { JournalOptions } from '../journal-options.ts';
import { type Head, type Planned, planned } from '../planning.ts';
import type { NewRow, Row } from '../row.ts';
import { parseTextId, redactedRow, type TextRow } from '../text-row.ts';
import type { Lease } from './lease.ts';
import { isLost, writingTrouble } from './postgres-error.ts';
import type { PostgresReading } from './reading.ts';

export type Keeping = {
  readonly pool: Pool;
  readonly journal: string;
  /** How long a store is waited for that does not answer, in milliseconds. */
  readonly patience: number;
  /** Hears what turned out to be stored after whoever wanted it was told that nobody knows. */
  readonly found: (answers: readonly AppendedAll[]) => void;
};

/** Everything that goes into the tables of one journal, by whoever holds its lease. */
export class PostgresWriting {
  readonly #pool: Pool;
  readonly #journal: string;
  readonly #epoch: number;
  readonly #options: JournalOptions;
  readonly #reading: PostgresReading;
  /** Nobody else writes while the lease is ours: what was written last is where its streams end. */
  readonly #heads = new Map<string, Head>();
  #lastPosition: number;
  /** Sent, and whether it is stored could not be asked. */
  #unsure: Planned | undefined;
  readonly #patience: number;
  readonly #found: (answers: readonly AppendedAll[]) => void;

  constructor(
    { pool, journal, patience, found }: Keeping,
    lease: Lease,
    options: JournalOptions,
    reading: PostgresReading,
  ) {
    this.#pool = pool;
    this.#journal = journal;
    this.#patience = patience;
    this.#found = found;
    this.#epoch = lease.epoch;
    this.#lastPosition = lease.position;
    this.#options = options;
    this.#reading = reading;
  }

  /** Each group is stored whole or not at all, and all of them in one statement. */
  async append(groups: readonly (readonly NewRow[])[]): Promise<readonly AppendedAll[]> {
    try {
      await this.#settle();
      const plan = await this.#plan(groups);
      if (plan.made.length > 0) await this.#store(plan);
      return plan.answers;
    } catch (error) {
      throw writingTrouble(error, this.#journal);
    }
  }

  async redact(stream: string, ids: readonly string[], at: number): Promise<void> {
    const wanted = ids.flatMap((id) => parseTextId(id) ?? []);
    const texts = await this.#reading.texts(stream, [...new Set(wanted.map(({ version }) => version))]);
    const gone = texts
      .filter((text) => text.redacted_at === null)
      .filter((text) => wanted.some(({ version, no }) => version === text.version && no === text.no))
      .map((text) => redactedRow(text, at));
    if (gone.length > 0) await this.#fenced(REDACT, [...textColumns(gone)]);
  }

  async forget(stream: string): Promise<void> {
    await this.#inOne(async (client) => {
      for (const table of ['commits', 'texts', 'streams'])
        await client.query(`delete from ${table} where journal = $1 and stream = $2`, [this.#journal, stream]);
    });
    this.#heads.delete(stream);
  }

  async #plan(groups: readonly (readonly NewRow[])[]): Promise<Planned> {
    const rows = groups.flat();
    const unknown = [...new Set(rows.map(({ stream }) => stream))].filter((stream) => !this.#heads.has(stream));
    const [heads, found] = await this.#whileLost(() =>
      Promise.all([this.#reading.heads(unknown), this.#reading.find(rows.map(({ id }) => id))]),
    );
    return planned(this.#options, groups, {
      position: this.#lastPosition,
      head: (stream) => this.#heads.get(stream) ?? heads.get(stream),
      find: (id) => found.get(id),
    });
  }

  async #store(plan: Planned): Promise<void> {
    const values = [
      plan.position,
      ...rowColumns(plan.made.map(({ row }) => row)),
      ...textColumns(plan.made.flatMap(({ texts }) => texts)),
      ...headColumns(plan.heads),
    ];
    let sent = false;
    this.#unsure = plan;
    try {
      await this.#whileLost(async () => {
        // the line broke when it had been sent: whether it is stored is asked of the store, once it answers
        if (sent && (await this.#isStored(plan))) return;
        sent = true;
        await this.#fenced(APPEND, values);
      });
    } catch (error) {
      // what the store itself refused is not in it
      if (!isLost(error)) this.#unsure = undefined;
      throw error;
    }
    this.#stands(plan);
  }

  /** What nobody could answer for when it was sent is known before anything else is written. */
  async #settle(): Promise<void> {
    const plan = this.#unsure;
    if (plan === undefined) return;
    if (await this.#whileLost(() => this.#isStored(plan))) {
      this.#stands(plan);
      this.#found(plan.answers);
    } else this.#unsure = undefined;
  }

  #stands({ position, heads }: Planned): void {
    this.#unsure = undefined;
    this.#lastPosition = position;
    for (const [stream, head] of heads) this.#heads.set(stream, head);
  }

  /** A server that restarts, or hands over to another, is waited for: to whoever taps it is a pause. */
  async #whileLost<T>(work: () => Promise<T>): Promise<T> {
    const until = performance.now() + this.#patience;
    for (let pause = 25; ; pause = Math.min(pause * 2, 400)) {
      try {
        return await work();
      } catch (error) {
        if (!isLost(error) || performance.now() + pause > until) throw error;
        await setTimeout(pause);
      }
    }
  }

  async #isStored({ made }: Planned): Promise<boolean> {
    const last = made.at(-1)?.row;
    if (last === undefined) return true;
    const found = await this.#reading.find([last.id]);
    return found.get(last.id)?.position === last.position;
  }

  /** Nothing of it happens where the journal has changed hands. */
  async #fenced(sql: string, values: readonly unknown[]): Promise<void> {
    const { rows } = await this.#pool.query<{ fenced: number }>(sql, [this.#journal, this.#epoch, ...values]);
    if (rows[0]?.fenced !== 1) throw new JournalError({ code: 'lease-lost', journal: this.#journal });
  }

  async #inOne(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const { rowCount } = await client.query('select 1 from journals where journal = $1 and epoch = $2 for update', [
        this.#journal,
        this.#epoch,
      ]);
      if (rowCount !== 1) throw new JournalError({ code: 'lease-lost', journal: this.#journal });
      await work(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw writingTrouble(error, this.#journal);
    } finally {
      client.release();
    }
  }
}

const columns = <R extends object, const K extends keyof R>(rows: readonly R[], keys: readonly K[]): R[K][][] =>
  keys.map((key) => rows.map((row) => row[key]));

const rowColumns = (rows: readonly Row[]) =>
  columns(rows, [
    ...(['position', 'stream', 'version', 'id', 'at', 'actor_id', 'actor_role', 'events', 'apart'] as const),
    ...(['takes_back', 'result', 'imported', 'hash'] as const),
  ]);
const textColumns = (rows: readonly TextRow[]) =>
  columns(rows, ['stream', 'version', 'no', 'text', 'salt', 'redacted_at', 'redacted_sum']);
const headColumns = (heads: ReadonlyMap<string, Head>) => [
  [...heads.keys()],
  [...heads.values()].map(({ version }) => version),
  [...heads.values()].map(({ hash }) => hash),
];

// one statement: either all of it stands, or nothing; the row of the journal is locked while it runs
const APPEND = `
  with fence as (
    update journals set last_position = $3 where journal = $1 and epoch = $2 and last_position < $3 returning 1
  ), made as (
    insert into commits (journal, position, stream, version, id, at, actor_id, actor_role, events, apart, takes_back,
                         result, imported, hash)
    select $1, r.* from unnest($4::bigint[], $5::text[], $6::int[], $7::text[], $8::bigint[], $9::text[], $10::text[],
                               $11::text[], $12::text[], $13::text[], $14::text[], $15::int[], $16::text[]) as r
    where exists (select from fence)
  ), kept as (
    insert into texts (journal, stream, version, no, text, salt, redacted_at, redacted_sum)
    select $1, t.* from unnest($17::text[], $18::int[], $19::int[], $20::text[], $21::text[], $22::bigint[],
                               $23::text[]) as t
    where exists (select from fence)
  ), ends as (
    insert into streams (journal, stream, version, hash)
    select $1, s.* from unnest($24::text[], $25::int[], $26::text[]) as s
    where exists (select from fence)
    on conflict (journal, stream) do update set version = excluded.version, hash = excluded.hash
  )
  select count(*)::int as fenced from fence`;

const REDACT = `
  with fence as (
    select 1 from journals where journal = $1 and epoch = $2 for update
  ), gone as (
    update texts set text = g.text, salt = g.salt, redacted_at = g.redacted_at, redacted_sum = g.redacted_sum
    from unnest($3::text[], $4::int[], $5::int[], $6::text[], $7::text[], $8::bigint[], $9::text[])
         as g(stream, version, no, text, salt, redacted_at, redacted_sum)
    where texts.journal = $1 and texts.stream = g.stream and texts.version = g.version and texts.no = g.no
      and exists (select from fence)
  )
  select count(*)::int as fenced from fence`;
