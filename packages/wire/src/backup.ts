export const BACKUP_TIMES = ['after-each', 'daily', 'hours', 'off'] as const;
export type BackupTime = (typeof BACKUP_TIMES)[number];

/** When backups are made by themselves, and how many stay. `after-each`: when a tournament is over. */
export type BackupPlan = {
  readonly when: BackupTime;
  /** Between two of them, where they come every few hours. */
  readonly hours: number;
  readonly keep: number;
};

export type BackupFile = {
  readonly name: string;
  readonly size: number;
  readonly at: number;
  /** The house was not as it was written when this was made of it. */
  readonly damaged?: true;
};

/** Why there is none: no room, the folder is not there, it may not be written to, or something else. */
export const BACKUP_TROUBLES = ['disk-full', 'folder-gone', 'folder-closed', 'other'] as const;
export type BackupTrouble = (typeof BACKUP_TROUBLES)[number];

/** All about backups: `GET /api/backups`. */
export type Backups = {
  readonly plan: BackupPlan;
  /** On the computer that runs Riffle. */
  readonly folder: string;
  /** The newest first. */
  readonly files: readonly BackupFile[];
  readonly good?: BackupFile;
  /** The last one that failed, or was one of a damaged house, unless a good one was made since. */
  readonly failed?: { readonly at: number; readonly why: BackupTrouble | 'damaged' };
  /** From 0 to 1, while one is being made. */
  readonly running?: number;
  /** There has been none for longer than is good. */
  readonly overdue: boolean;
};
