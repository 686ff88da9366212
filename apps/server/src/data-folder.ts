import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finishRestore } from './backup/placing.ts';
import { DataError, type DataTrouble } from './data-error.ts';
import { neverKept } from './never-kept.ts';

export type DataPaths = {
  readonly journal: string;
  readonly club: string;
  /** Nothing was ever kept: neither file was there, or what a first start left that was killed. */
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
  const trouble = existsSync(journal) || existsSync(club) ? await troubleWith(journal, club) : undefined;
  const isNew = trouble !== undefined || !existsSync(journal);
  if (trouble !== undefined && !(await neverKept(dataDir))) throw new DataError(trouble);
  return { journal, club, isNew };
}

async function troubleWith(journal: string, club: string): Promise<DataTrouble | undefined> {
  if (!existsSync(journal)) return { code: 'journal-missing', path: journal };
  if (!existsSync(club)) return { code: 'club-missing', path: club };
  if (await isEmpty(journal)) return { code: 'journal-empty', path: journal };
  return (await isEmpty(club)) ? { code: 'club-empty', path: club } : undefined;
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
