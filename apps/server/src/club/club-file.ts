import { DatabaseSync } from 'node:sqlite';
import { JournalError } from '@riffle/journal';
import { MIGRATIONS } from './migrations.ts';

// https://www.sqlite.org/rescode.html
const NOT_A_DATABASE = 26;

/** The club's own tables: people, staff, sessions, the list of nights. What happened in a night stands in the journal. */
export function openClubFile(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  try {
    prepare(db, path);
    return db;
  } catch (error) {
    db.close();
    const isForeign = error instanceof Error && 'errcode' in error && error.errcode === NOT_A_DATABASE;
    throw isForeign ? new JournalError({ code: 'not-a-journal', path }, { cause: error }) : error;
  }
}

function prepare(db: DatabaseSync, path: string): void {
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('pragma foreign_keys = on');
  db.exec('pragma busy_timeout = 2000');
  // an erased name is overwritten, not only forgotten
  db.exec('pragma secure_delete = on');
  migrate(db, path);
}

function migrate(db: DatabaseSync, path: string): void {
  const { user_version: found } = db.prepare('pragma user_version').get() as { user_version: number };
  if (found > MIGRATIONS.length)
    throw new JournalError({ code: 'newer-schema', path, found, known: MIGRATIONS.length });
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
