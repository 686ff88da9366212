import type { DatabaseSync } from 'node:sqlite';
import type { BackupFile, BackupPlan, Backups, BackupTime, BackupTrouble } from '@riffle/wire';
import { type BackupStore, USUAL_PLAN } from '../backup-store.ts';
import { answered, answeredInOne } from './one-piece.ts';

type Row = {
  readonly due: BackupTime;
  readonly hours: number;
  readonly keep: number;
  readonly good_name: string | null;
  readonly good_size: number | null;
  readonly good_at: number | null;
  readonly failed_at: number | null;
  readonly failed_why: BackupTrouble | null;
};

export class SqliteBackup implements BackupStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  plan(): Promise<BackupPlan> {
    return answered(() => {
      const row = this.#row();
      return row === undefined ? USUAL_PLAN : { when: row.due, hours: row.hours, keep: row.keep };
    });
  }

  setPlan({ when, hours, keep }: BackupPlan): Promise<void> {
    const set = 'update set due = excluded.due, hours = excluded.hours, keep = excluded.keep';
    return answered(() => this.#put({ when, hours, keep }, set));
  }

  noted(): Promise<Pick<Backups, 'good' | 'failed'>> {
    return answered(() => {
      const row = this.#row();
      const { good_name: name, good_size: size, good_at: at, failed_at: failedAt, failed_why: why } = row ?? {};
      return {
        ...(name == null || size == null || at == null ? {} : { good: { name, size, at } }),
        ...(failedAt == null || why == null ? {} : { failed: { at: failedAt, why } }),
      };
    });
  }

  noteGood({ name, size, at }: BackupFile): Promise<void> {
    const sql = 'update backup set good_name = ?, good_size = ?, good_at = ?, failed_at = null, failed_why = null';
    return answeredInOne(this.#db, () => {
      this.#put(USUAL_PLAN, 'nothing');
      this.#db.prepare(sql).run(name, size, at);
    });
  }

  noteFailed({ at, why }: NonNullable<Backups['failed']>): Promise<void> {
    return answeredInOne(this.#db, () => {
      this.#put(USUAL_PLAN, 'nothing');
      this.#db.prepare('update backup set failed_at = ?, failed_why = ?').run(at, why);
    });
  }

  #put({ when, hours, keep }: BackupPlan, otherwise: string): void {
    this.#db
      .prepare(`insert into backup (one, due, hours, keep) values (1, ?, ?, ?) on conflict (one) do ${otherwise}`)
      .run(when, hours, keep);
  }

  #row(): Row | undefined {
    return this.#db.prepare('select * from backup').get() as Row | undefined;
  }
}
