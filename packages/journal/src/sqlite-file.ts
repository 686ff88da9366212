import { DatabaseSync } from 'node:sqlite';
import { isInUse } from './in-use.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import { isLogGarbled } from './log-beside.ts';
import { ownersOnly } from './owners-only.ts';
import { openingTrouble } from './sqlite-error.ts';
import { APPLICATION_ID, createSchema, liftSchema1, SCHEMA } from './sqlite-schema.ts';

/** The journal's database, claimed for this process alone until it is closed or the process ends, however it ends. */
export function openSqliteFile(path: string, options: JournalOptions = {}): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    ownersOnly(path);
    // opened, it would be shortened to what fits; while somebody writes it, it may look so
    if (isLogGarbled(path) && !isInUse(path)) throw new JournalError({ code: 'file-damaged', path: `${path}-wal` });
    db = new DatabaseSync(path, { timeout: 0 });
    // a lock of the operating system, so a killed process leaves none behind; set before the first access, or WAL would share memory
    db.exec('pragma locking_mode = exclusive');
    db.exec('pragma journal_mode = wal');
    db.exec('pragma synchronous = full');
    // without it macOS says "on disk" while the disk still has it in its cache
    db.exec('pragma fullfsync = on');
    db.exec('pragma checkpoint_fullfsync = on');
    // what is erased or forgotten is overwritten, not only let go of
    db.exec('pragma secure_delete = on');
    db.exec('pragma cell_size_check = on');
    claim(db, path, options);
    return db;
  } catch (error) {
    db?.close();
    throw openingTrouble(error, path);
  }
}

function claim(db: DatabaseSync, path: string, { apart = {} }: JournalOptions): void {
  db.exec('begin exclusive');
  const found = pragma(db, 'user_version');
  if (isEmpty(db)) createSchema(db);
  else if (pragma(db, 'application_id') !== APPLICATION_ID) throw new JournalError({ code: 'not-a-journal', path });
  else if (found > SCHEMA) throw new JournalError({ code: 'newer-schema', path, found, known: SCHEMA });
  else if (found < 1) throw new JournalError({ code: 'file-damaged', path });
  else if (found === 1) liftSchema1(db, apart);
  db.exec('commit');
}

const isEmpty = (db: DatabaseSync): boolean => db.prepare('select 1 from sqlite_schema limit 1').get() === undefined;

const pragma = (db: DatabaseSync, name: 'user_version' | 'application_id'): number =>
  Number(db.prepare(`pragma ${name}`).get()?.[name]);
