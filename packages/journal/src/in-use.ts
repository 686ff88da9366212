import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from './journal-error.ts';
import { openingTrouble } from './sqlite-error.ts';

/** Whether a running process holds the journal. It is only asked: nothing in the file is changed. */
export function isInUse(path: string): boolean {
  const beside = ['-wal', '-shm'].map((end) => `${path}${end}`).filter((file) => !existsSync(file));
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    db.prepare('select 1 from sqlite_schema limit 1').get();
    return false;
  } catch (error) {
    const trouble = openingTrouble(error, path);
    return trouble instanceof JournalError && trouble.trouble.code === 'in-use';
  } finally {
    db?.close();
    // who only reads leaves them lying
    for (const file of beside) rmSync(file, { force: true });
  }
}
