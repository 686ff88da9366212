import { DatabaseSync } from 'node:sqlite';
import { JournalError } from './journal-error.ts';
import { ownersOnly } from './owners-only.ts';
import { openingTrouble } from './sqlite-error.ts';

/** "RifJ" in the file's header, so that no other program's database is taken for a journal. */
const APPLICATION_ID = 0x5269664a;
const SCHEMA = 1;

const CREATE = `
  create table commits (
    position   integer primary key,
    stream     text not null,
    version    integer not null check (version >= 1),
    id         text not null unique,
    at         integer not null,
    actor_id   text not null,
    actor_role text not null,
    events     text not null,
    takes_back text,
    result     text,
    unique (stream, version)
  ) strict;
  pragma application_id = ${String(APPLICATION_ID)};
  pragma user_version = ${String(SCHEMA)};
`;

/** The journal's database, claimed for this process alone until it is closed or the process ends, however it ends. */
export function openSqliteFile(path: string): DatabaseSync {
  ownersOnly(path);
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    // a lock of the operating system, so a killed process leaves none behind; set before the first access, or WAL would share memory
    db.exec('pragma locking_mode = exclusive');
    db.exec('pragma journal_mode = wal');
    db.exec('pragma synchronous = full');
    // without it macOS says "on disk" while the disk still has it in its cache
    db.exec('pragma fullfsync = on');
    db.exec('pragma checkpoint_fullfsync = on');
    claim(db, path);
    return db;
  } catch (error) {
    db.close();
    throw openingTrouble(error, path);
  }
}

function claim(db: DatabaseSync, path: string): void {
  db.exec('begin exclusive');
  const found = pragma(db, 'user_version');
  if (isEmpty(db)) db.exec(CREATE);
  else if (pragma(db, 'application_id') !== APPLICATION_ID) throw new JournalError({ code: 'not-a-journal', path });
  else if (found > SCHEMA) throw new JournalError({ code: 'newer-schema', path, found, known: SCHEMA });
  db.exec('commit');
}

const isEmpty = (db: DatabaseSync): boolean => db.prepare('select 1 from sqlite_schema limit 1').get() === undefined;

const pragma = (db: DatabaseSync, name: 'user_version' | 'application_id'): number =>
  Number(db.prepare(`pragma ${name}`).get()?.[name]);
