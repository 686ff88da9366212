import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE_FIRST, JournalError, openSqliteJournal } from '@riffle/journal';
import { openSqliteClub } from './club/sqlite/sqlite-club.ts';
import { DataError } from './data-error.ts';
import { withCopy } from './examine/copied-house.ts';
import { STORED } from './kinds/stored.ts';

/** Tables without anything in them, with the log beside them; what is larger is not even looked at. */
const LARGEST = 8 * 1024 * 1024;
/** A file of SQLite in which no table was made. */
const HEADER = 4096;

/**
 * Whether nothing was ever done in a folder: a first start that was killed leaves one of the two files, or either of them
 * half made. Looked at in a copy, since a house that is refused must stay as it is.
 */
export async function neverKept(dataDir: string): Promise<boolean> {
  const sizes = ['journal.sqlite', 'club.sqlite']
    .flatMap((name) => [name, `${name}-wal`])
    .map((name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0);
  if (sizes.some((size) => size > LARGEST) || isCopyWithoutLogs(dataDir)) return false;
  return withCopy(dataDir, async (copy) => {
    try {
      return (await hasNoCommit(join(copy, 'journal.sqlite'))) && (await knowsNobody(join(copy, 'club.sqlite')));
    } catch (error) {
      // what does not even open held something once
      if (error instanceof JournalError || error instanceof DataError) return false;
      throw error;
    }
  });
}

/**
 * A first start makes the club only once the journal has its tables, in the file or in the log beside it. Two bare files
 * are what is left of an earlier version's house after a crash where the logs were not copied along.
 */
function isCopyWithoutLogs(dataDir: string): boolean {
  const size = (name: string): number => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  const isBare = (name: string): boolean =>
    size(name) > 0 && size(name) <= HEADER && !existsSync(join(dataDir, `${name}-wal`));
  return isBare('journal.sqlite') && isBare('club.sqlite');
}

async function hasNoCommit(path: string): Promise<boolean> {
  if (!existsSync(path)) return true;
  const journal = openSqliteJournal(path, STORED);
  try {
    return (await journal.streams()).length === 0 && (await journal.readAll(BEFORE_FIRST, 1)).length === 0;
  } finally {
    await journal.close();
  }
}

async function knowsNobody(path: string): Promise<boolean> {
  if (!existsSync(path)) return true;
  const club = openSqliteClub(path);
  try {
    return (
      club.damaged.length === 0 &&
      !(await club.staff.hasOwner()) &&
      (await club.shelf.everything()).length === 0 &&
      (await club.people.search({})).length === 0
    );
  } finally {
    await club.close();
  }
}
