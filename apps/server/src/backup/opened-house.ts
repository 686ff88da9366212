import { openSqliteJournal, type SqliteJournal } from '@riffle/journal';
import type { ClubStore } from '../club/club-store.ts';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import type { DataPaths } from '../data-folder.ts';
import { STORED } from '../kinds/stored.ts';
import { refuseMisfit } from './fit.ts';

type Paths = Pick<DataPaths, 'journal' | 'club'>;
type Stores = { readonly journal: SqliteJournal; readonly club: ClubStore };

/**
 * The two files of one house, opened as it would open them, but nothing happens in it meanwhile. Throws where it would not
 * start on them; `named`: what they are called then.
 */
export async function withOpenedHouse<T>(
  paths: Paths,
  use: (stores: Stores) => Promise<T>,
  named: Paths = paths,
): Promise<T> {
  const opened: { close(): Promise<void> }[] = [];
  try {
    const journal = openSqliteJournal(paths.journal, STORED);
    opened.push(journal);
    const club = openSqliteClub(paths.club);
    opened.push(club);
    await refuseMisfit({ journal, club }, named);
    return await use({ journal, club });
  } finally {
    for (const store of opened) await store.close();
  }
}
