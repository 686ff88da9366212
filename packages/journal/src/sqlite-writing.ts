import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { hashOf, NOTHING_BEFORE } from './chain.ts';
import type { Appended, AppendedAll, StoredCommit } from './journal.ts';
import type { JournalOptions } from './journal-options.ts';
import { type NewRow, parseRow, type Row } from './row.ts';
import { writingTrouble } from './sqlite-error.ts';
import type { Head, SqliteReading } from './sqlite-reading.ts';
import { SQL as SCHEMA_SQL } from './sqlite-schema.ts';
import { parseTextId, placed, redactedRow, type TextRow } from './text-row.ts';

type Taken = Extract<Appended, { readonly ok: true }>;
type Placed = { readonly row: Row; readonly texts: readonly TextRow[] };
/** What is about to be written in one transaction, and has not been yet. */
type Ahead = { readonly heads: Map<string, Head>; position: number };
type Plan = { readonly made: Placed[]; readonly byId: Map<string, Taken> };

/** Everything that goes into the file: each verb is one transaction. */
export class SqliteWriting {
  readonly #db: DatabaseSync;
  readonly #options: JournalOptions;
  readonly #reading: SqliteReading;
  readonly #sql: Readonly<Record<keyof typeof SQL, StatementSync>>;
  /** Nobody else writes while this has the file: what was written last is where its streams end. */
  readonly #heads = new Map<string, Head>();
  #lastPosition: number;

  constructor(db: DatabaseSync, options: JournalOptions, reading: SqliteReading) {
    this.#db = db;
    this.#options = options;
    this.#reading = reading;
    this.#sql = {
      insert: db.prepare(SQL.insert),
      insertText: db.prepare(SQL.insertText),
      setHead: db.prepare(SQL.setHead),
      redact: db.prepare(SQL.redact),
    };
    this.#lastPosition = reading.lastPosition();
  }

  /** Each group is stored whole or not at all. */
  append(groups: readonly (readonly NewRow[])[]): readonly AppendedAll[] {
    const ahead: Ahead = { heads: new Map(), position: this.#lastPosition };
    const answers = this.#inOne(() => {
      const stored = groups.map((group) => this.#store(group, ahead));
      for (const [stream, { version, hash }] of ahead.heads) this.#sql.setHead.run(stream, version, hash);
      return stored;
    });
    this.#lastPosition = ahead.position;
    for (const [stream, head] of ahead.heads) this.#heads.set(stream, head);
    return answers;
  }

  redact(stream: string, ids: readonly string[], at: number): void {
    this.#inOne(() => {
      for (const { version, no } of ids.flatMap((id) => parseTextId(id) ?? [])) {
        const text = this.#reading.texts(stream, version).find((one) => one.no === no);
        if (text !== undefined && text.redacted_at === null) this.#sql.redact.run(redactedRow(text, at));
      }
    });
    // what was erased is gone only when the file itself was written
    this.checkpoint();
  }

  forget(stream: string): void {
    this.#inOne(() => {
      for (const table of ['commits', 'texts', 'streams'])
        this.#db.prepare(`delete from ${table} where stream = ?`).run(stream);
    });
    this.#heads.delete(stream);
    // what was erased is gone only when the file itself was written
    this.checkpoint();
  }

  checkpoint(): void {
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)');
    } catch (error) {
      throw writingTrouble(error);
    }
  }

  #inOne<T>(work: () => T): T {
    try {
      this.#db.exec('begin immediate');
      const done = work();
      this.#db.exec('commit');
      return done;
    } catch (error) {
      // some errors have already ended the transaction
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw writingTrouble(error);
    }
  }

  #store(group: readonly NewRow[], ahead: Ahead): AppendedAll {
    const heads = new Map<string, Head>();
    const plan: Plan = { made: [], byId: new Map() };
    const all: Taken[] = [];
    const headOf = (stream: string): Head =>
      heads.get(stream) ??
      ahead.heads.get(stream) ??
      this.#heads.get(stream) ??
      this.#reading.head(stream) ??
      NO_STREAM;
    for (const row of group) {
      const answer = this.#place(row, headOf(row.stream), ahead.position + plan.made.length + 1, plan);
      // nothing of this group has been written yet
      if (!answer.ok) return { ...answer, id: row.id };
      all.push(answer);
      const made = plan.made.at(-1)?.row;
      if (made !== undefined && !answer.repeated) heads.set(row.stream, { version: made.version, hash: made.hash });
    }
    for (const { row, texts } of plan.made) {
      this.#sql.insert.run(row);
      for (const text of texts) this.#sql.insertText.run(text);
    }
    for (const [stream, head] of heads) ahead.heads.set(stream, head);
    ahead.position += plan.made.length;
    return { ok: true, all };
  }

  #place({ expectedVersion, texts, ...fact }: NewRow, head: Head, position: number, plan: Plan): Appended {
    const earlier = plan.byId.get(fact.id)?.commit ?? this.#reading.find(fact.id);
    if (earlier !== undefined) {
      if (earlier.stream !== fact.stream) return { ok: false, reason: 'id-taken' };
      return { ok: true, commit: earlier, repeated: true };
    }
    if (head.version !== expectedVersion) return { ok: false, reason: 'version-conflict', version: head.version };
    const version = head.version + 1;
    const unhashed = { ...fact, position, version };
    const row: Row = { ...unhashed, hash: hashOf(head.hash, unhashed) };
    const kept = placed(row.stream, version, texts);
    const taken: Taken = { ok: true, commit: this.#commit(row, kept), repeated: false };
    plan.made.push({ row, texts: kept });
    plan.byId.set(row.id, taken);
    return taken;
  }

  #commit(row: Row, texts: readonly TextRow[]): StoredCommit {
    return parseRow(this.#options, row, texts);
  }
}

const NO_STREAM: Head = { version: 0, hash: NOTHING_BEFORE };

const SQL = {
  insert: SCHEMA_SQL.insert,
  insertText: SCHEMA_SQL.insertText,
  setHead: SCHEMA_SQL.setHead,
  redact: `update texts set text = :text, salt = :salt, redacted_at = :redacted_at, redacted_sum = :redacted_sum
           where stream = :stream and version = :version and no = :no`,
};
