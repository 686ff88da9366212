import { chmodSync, closeSync, openSync } from 'node:fs';

/** What SQLite lays beside a database; it gives them the mode of the database itself when it makes them. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/**
 * Nobody else on this computer reads what is kept: a file that is not there yet is made so, and one that is, perhaps by an
 * older version or copied back with other rights, is made so now. What cannot be done is left to whoever opens the
 * file, which says why.
 */
export function ownersOnly(path: string): void {
  if (path === ':memory:' || path === '') return;
  // only one that is new: to close a file that SQLite has open in this process would let go of its locks
  attempt(() => closeSync(openSync(path, 'ax', 0o600)));
  for (const end of BESIDE) attempt(() => chmodSync(`${path}${end}`, 0o600));
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // a folder that is missing or may not be written, a file that somebody else owns
  }
}
