import type { DatabaseSync } from 'node:sqlite';
import { JournalError } from '@riffle/journal';

// https://www.sqlite.org/rescode.html; the low byte is the primary code
const FULL = 13;
const TROUBLE_WITH_THE_DISK: readonly number[] = [8, 10, FULL];

/** What the database does at once, as the port promises it. Trouble with the disk is told as every store tells it. */
export async function answered<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    if (!TROUBLE_WITH_THE_DISK.includes(code)) throw error;
    const why = code === FULL ? 'disk-full' : 'other';
    throw new JournalError({ code: 'not-written', why }, { cause: error });
  }
}

/** All of it or nothing, and nobody else writes meanwhile. */
export function inOne<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin immediate');
  try {
    const done = work();
    db.exec('commit');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

/** A verb of several statements. */
export const answeredInOne = <T>(db: DatabaseSync, work: () => T): Promise<T> => answered(() => inOne(db, work));
