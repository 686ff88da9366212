import { DatabaseSync } from 'node:sqlite';
import { JournalError, ownersOnly } from '@riffle/journal';
import { foldedWords } from '../person-words.ts';
import { MIGRATIONS } from './migrations.ts';
import { inOne } from './one-piece.ts';

// https://www.sqlite.org/rescode.html
const NOT_A_DATABASE = 26;

/** The file of the club's own tables, as this version writes them. */
export function openClubFile(path: string): DatabaseSync {
  ownersOnly(path);
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
  // first of all: a new file is locked while another process makes it a WAL
  db.exec('pragma busy_timeout = 2000');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('pragma foreign_keys = on');
  // an erased name is overwritten, not only forgotten
  db.exec('pragma secure_delete = on');
  // asked for by a migration
  db.function('folded_words', { deterministic: true, varargs: true }, (...texts) => foldedWords(texts.map(String)));
  migrate(db, path);
}

function migrate(db: DatabaseSync, path: string): void {
  while (versionOf(db, path) < MIGRATIONS.length) {
    inOne(db, () => {
      // asked again: another process may have taken the step while we waited for our turn
      const found = versionOf(db, path);
      const step = MIGRATIONS[found];
      if (step === undefined) return;
      db.exec(step);
      db.exec(`pragma user_version = ${String(found + 1)}`);
    });
  }
}

function versionOf(db: DatabaseSync, path: string): number {
  const { user_version: found } = db.prepare('pragma user_version').get() as { user_version: number };
  if (found > MIGRATIONS.length)
    throw new JournalError({ code: 'newer-schema', path, found, known: MIGRATIONS.length });
  return found;
}
