import type { DatabaseSync } from 'node:sqlite';
import { JournalError, storeTrouble } from '@riffle/journal';
import { DataError } from '../../data-error.ts';
import type { Finding } from '../../examine/finding.ts';
import { openClubFile } from './club-file.ts';

const FILE = 'club.sqlite';

export type Listed = {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  /** In the bin since then. */
  readonly deleted_at: number | null;
};
export type ClubExamined = {
  readonly findings: readonly Finding[];
  readonly rows: number;
  readonly listed: readonly Listed[];
  readonly hasOwner: boolean;
};

const NOTHING = { rows: 0, listed: [], hasOwner: false };

/** The sums of all rows, and what the database finds by itself. */
export function examineClub(path: string): ClubExamined {
  let db: DatabaseSync | undefined;
  try {
    const opened = openClubFile(path);
    db = opened.db;
    return { ...read(db), findings: [...opened.damaged.map((row) => ({ code: 'row', ...row }) as const), ...own(db)] };
  } catch (error) {
    if (error instanceof DataError) return { ...NOTHING, findings: [{ code: 'without-log', file: FILE }] };
    const trouble = error instanceof JournalError ? error : storeTrouble(error, path);
    if (!(trouble instanceof JournalError)) throw error;
    return { ...NOTHING, findings: [{ code: 'not-opened', file: FILE, trouble: trouble.trouble }] };
  } finally {
    if (db?.isOpen === true) db.close();
  }
}

function read(db: DatabaseSync): Omit<ClubExamined, 'findings'> {
  const { rows } = db.prepare('select count(*) as rows from sums').get() as { readonly rows: number };
  const listed = db.prepare('select kind, id, version, deleted_at from shelf').all() as Listed[];
  const owner = db.prepare('select 1 from staff where owner = 1').get();
  return { rows, listed, hasOwner: owner !== undefined };
}

function own(db: DatabaseSync): readonly Finding[] {
  const integrity = db.prepare('pragma integrity_check(20)').all() as { readonly integrity_check: string }[];
  const foreign = db.prepare('pragma foreign_key_check').all() as { readonly table: string; readonly parent: string }[];
  const says = [
    ...integrity.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok'),
    ...foreign.map(({ table, parent }) => `a row of ${table} refers to none of ${parent}`),
  ];
  return [...new Set(says)].map((line) => ({ code: 'garbled', file: FILE, says: line }));
}
