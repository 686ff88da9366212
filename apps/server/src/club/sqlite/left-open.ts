import { closeSync, existsSync, openSync, readSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { complain } from '../../unattended.ts';

/** "RifO" and "RifC" in the file's header: open, or closed in peace. */
const OPEN = 0x5269664f;
export const CLOSED = 0x52696643;

export const openState = (state: number): string => `pragma application_id = ${String(state)}`;

/**
 * After a crash the newest is in the log beside the file (`-wal`). A copy of the file alone opens without a word, and
 * may be an old state of it, even an empty one: it is known by a header that says "open", and no log. Asked twice,
 * since somebody may be closing it.
 */
export const lacksItsLog = (path: string): boolean => saysOpen(path) && !existsSync(`${path}-wal`) && saysOpen(path);

// https://www.sqlite.org/fileformat.html#application_id; read without opening, which would make a log
const AT = 68;
function saysOpen(path: string): boolean {
  if (path === ':memory:' || !existsSync(path)) return false;
  const file = openSync(path, 'r');
  const id = Buffer.alloc(4);
  readSync(file, id, 0, id.length, AT);
  closeSync(file);
  return id.readUInt32BE() === OPEN;
}

/** The header must say it before anything is in the log alone. A full disk keeps nobody from looking. */
export function noteOpening(db: DatabaseSync, path: string): void {
  if (path === ':memory:') return;
  try {
    db.exec(`${openState(OPEN)}; pragma wal_checkpoint(truncate)`);
  } catch (error) {
    complain(error);
  }
}

export function noteClosing(db: DatabaseSync, path: string): void {
  if (path === ':memory:') {
    db.close();
    return;
  }
  try {
    db.exec(openState(CLOSED));
    db.close();
  } catch (error) {
    complain(error);
    db.close();
    // it still says "open", and is whole
    if (existsSync(path)) writeFileSync(`${path}-wal`, '', { flag: 'a', mode: 0o600 });
  }
}
