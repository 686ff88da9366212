import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finishRestore } from './backup/placing.ts';
import { DataError } from './data-error.ts';

export type DataPaths = {
  readonly journal: string;
  readonly club: string;
  /** Neither file was there. */
  readonly isNew: boolean;
};

/** A file of SQLite in which nothing was ever made has its header, or not even that. */
const EMPTY = 4096;
const SQLITE = 'SQLite format 3\0';

/**
 * The two files of a house, if they can be one. Where one is lost the other alone would open as a house that has
 * forgotten its nights, or that belongs to nobody and can be claimed.
 */
export async function openDataFolder(dataDir: string): Promise<DataPaths> {
  await finishRestore(dataDir);
  const [journal, club] = [join(dataDir, 'journal.sqlite'), join(dataDir, 'club.sqlite')];
  const isNew = !existsSync(journal) && !existsSync(club);
  if (!isNew) {
    if (!existsSync(journal)) throw new DataError({ code: 'journal-missing', path: journal });
    if (!existsSync(club)) throw new DataError({ code: 'club-missing', path: club });
    if (await isEmpty(journal)) throw new DataError({ code: 'journal-empty', path: journal });
    if (await isEmpty(club)) throw new DataError({ code: 'club-empty', path: club });
  }
  return { journal, club, isNew };
}

/** A start that came to nothing must not look like a house that lost one of its files. */
export async function takeBack({ journal, club, isNew }: DataPaths): Promise<void> {
  if (!isNew) return;
  for (const path of [journal, club])
    for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
}

async function isEmpty(path: string): Promise<boolean> {
  if (existsSync(`${path}-wal`) || (await stat(path)).size > EMPTY) return false;
  const bytes = await readFile(path, 'latin1');
  return bytes === '' || bytes.startsWith(SQLITE);
}
