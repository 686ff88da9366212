import type { DatabaseSync } from 'node:sqlite';
import { storeTrouble } from '@riffle/journal';

/** What the database does at once, as the port promises it. Trouble with the disk is told as every store tells it. */
export async function answered<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    throw storeTrouble(error, 'club.sqlite');
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
