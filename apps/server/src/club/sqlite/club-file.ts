import { DatabaseSync } from 'node:sqlite';
import { isLogGarbled, JournalError, openingTrouble, ownersOnly } from '@riffle/journal';
import { DataError } from '../../data-error.ts';
import type { DamagedRow } from '../club-store.ts';
import { foldedWords } from '../person-words.ts';
import { CLOSED, lacksItsLog, noteOpening, openState } from './left-open.ts';
import { MIGRATIONS } from './migrations.ts';
import { inOne } from './one-piece.ts';
import { damagedRows, hasSums, keepSums, knowSums, sumAnew } from './row-sums.ts';

type ClubFile = { readonly db: DatabaseSync; readonly damaged: readonly DamagedRow[] };

/** The file of the club's own tables, as this version writes them. */
export function openClubFile(path: string): ClubFile {
  let db: DatabaseSync | undefined;
  try {
    ownersOnly(path);
    if (lacksItsLog(path)) throw new DataError({ code: 'without-log', path });
    // asked twice: somebody may be writing it
    if (isLogGarbled(path) && isLogGarbled(path)) throw new JournalError({ code: 'file-damaged', path: `${path}-wal` });
    db = new DatabaseSync(path);
    const damaged = prepare(db, path);
    noteOpening(db, path);
    return { db, damaged };
  } catch (error) {
    db?.close();
    throw openingTrouble(error, path);
  }
}

/** VACUUM INTO is one moment and leaves behind what was erased; the tables of a club are small enough for it. */
export function copyClubFile(db: DatabaseSync, to: string): void {
  db.prepare('vacuum into ?').run(to);
  const copy = new DatabaseSync(to);
  copy.exec(openState(CLOSED));
  copy.close();
}

function prepare(db: DatabaseSync, path: string): readonly DamagedRow[] {
  // first of all: a new file is locked while another process makes it a WAL
  db.exec('pragma busy_timeout = 2000');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('pragma foreign_keys = on');
  // an erased name is overwritten, not only forgotten
  db.exec('pragma secure_delete = on');
  db.exec('pragma cell_size_check = on');
  // asked for by a migration
  db.function('folded_words', { deterministic: true, varargs: true }, (...texts) => foldedWords(texts.map(String)));
  knowSums(db);
  const isOld = versionOf(db, path) < MIGRATIONS.length;
  const damaged = damagedRows(db);
  migrate(db, path);
  if (isOld || !hasSums(db)) sumAnew(db, damaged);
  keepSums(db);
  return damaged;
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
