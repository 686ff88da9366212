import type { BackupFile, BackupPlan, Backups } from '@riffle/wire';

/** What is known of backups. Where they lie is the business of whoever starts Riffle. */
export type BackupStore = {
  plan(): Promise<BackupPlan>;
  setPlan(plan: BackupPlan): Promise<void>;
  noted(): Promise<Pick<Backups, 'good' | 'failed'>>;
  /** What failed before is settled by it. */
  noteGood(file: BackupFile): Promise<void>;
  noteFailed(failed: NonNullable<Backups['failed']>): Promise<void>;
};

/** Until somebody chooses otherwise. */
export const USUAL_PLAN: BackupPlan = { when: 'after-each', hours: 6, keep: 14 };
