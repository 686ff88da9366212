import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AppendedAll } from './journal.ts';
import type { JournalOptions } from './journal-options.ts';
import { type Head, planned } from './planning.ts';
import type { NewRow } from './row.ts';
import { writingTrouble } from './sqlite-error.ts';
import type { SqliteReading } from './sqlite-reading.ts';
import { SQL as SCHEMA_SQL } from './sqlite-schema.ts';
import { parseTextId, redactedRow } from './text-row.ts';

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
    const plan = this.#inOne(() => {
      const made = planned(this.#options, groups, {
        position: this.#lastPosition,
        head: (stream) => this.#heads.get(stream) ?? this.#reading.head(stream),
        find: (id) => this.#reading.find(id),
      });
      for (const { row, texts } of made.made) {
        this.#sql.insert.run(row);
        for (const text of texts) this.#sql.insertText.run(text);
      }
      for (const [stream, { version, hash }] of made.heads) this.#sql.setHead.run(stream, version, hash);
      return made;
    });
    this.#lastPosition = plan.position;
    for (const [stream, head] of plan.heads) this.#heads.set(stream, head);
    return plan.answers;
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
}

const SQL = {
  insert: SCHEMA_SQL.insert,
  insertText: SCHEMA_SQL.insertText,
  setHead: SCHEMA_SQL.setHead,
  redact: `update texts set text = :text, salt = :salt, redacted_at = :redacted_at, redacted_sum = :redacted_sum
           where stream = :stream and version = :version and no = :no`,
};
