import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';

/** The club's own tables: people, staff, sessions, the list of nights. What happened in a night stands in the journal. */
export function openClubFile(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('pragma foreign_keys = on');
  db.exec('pragma busy_timeout = 2000');
  // an erased name is overwritten, not only forgotten
  db.exec('pragma secure_delete = on');
  migrate(db);
  return db;
}

function migrate(db: DatabaseSync): void {
  const { user_version: found } = db.prepare('pragma user_version').get() as { user_version: number };
  if (found > MIGRATIONS.length) {
    db.close();
    throw new Error(`club file: schema ${String(found)} is of a later Riffle, this one knows ${MIGRATIONS.length}`);
  }
  for (const [index, sql] of MIGRATIONS.entries()) {
    if (index < found) continue;
    inOne(db, () => {
      db.exec(sql);
      db.exec(`pragma user_version = ${String(index + 1)}`);
    });
  }
}

/** All of it or nothing. */
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
