import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalError, openSqliteJournal } from '@riffle/journal';
import type { BackupTrouble } from '@riffle/wire';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { DataError } from '../data-error.ts';
import { examineHouse } from '../examine/examine-house.ts';
import { isDamage } from '../examine/finding.ts';
import { STORED } from '../kinds/stored.ts';
import { type ArchiveFault, unpack } from './archive.ts';
import { refuseMisfit } from './fit.ts';
import { clearUnfinished, stagingIn } from './folder.ts';
import type { Manifest } from './manifest.ts';
import { decide, finishRestore, holdsHouse } from './placing.ts';
import { backupTrouble } from './trouble.ts';

type Restored = {
  readonly manifest: Manifest;
  /** The folder in which the house lies that was there before. */
  readonly aside?: string;
  /** How much of it is not as it was written. */
  readonly faults: number;
  /** Who can sign in by PIN now. */
  readonly staff: readonly string[];
};
export type RestoreFault =
  | ArchiveFault
  /** The file itself cannot be read. */
  | 'no-file'
  /** A house lies there, and nobody said that it may be replaced. */
  | 'house-there'
  | 'in-use'
  /** Everything is as it was written, but it is no house that could be opened. */
  | 'no-house'
  /** It was made of a house that was damaged, and nobody said that it is wanted all the same. */
  | 'damaged'
  | BackupTrouble;
export type RestoreAnswer =
  | { readonly ok: true; readonly value: Restored }
  | { readonly ok: false; readonly fault: RestoreFault };

type Wish = {
  readonly file: string;
  readonly dataDir: string;
  readonly replace: boolean;
  /** Also one of a damaged house. */
  readonly damaged: boolean;
  readonly now: number;
};

/** The house of a backup in a data folder, all of it or nothing. Whatever house was there lies beside it afterwards. */
export async function restoreBackup({ file, dataDir, replace, damaged, now }: Wish): Promise<RestoreAnswer> {
  if (!existsSync(file)) return { ok: false, fault: 'no-file' };
  let release: () => Promise<void> = async () => undefined;
  try {
    await finishRestore(dataDir);
    const isThere = holdsHouse(dataDir);
    if (isThere && !replace) return { ok: false, fault: 'house-there' };
    const lock = isThere ? await lockHouse(dataDir) : release;
    if (lock === 'in-use') return { ok: false, fault: 'in-use' };
    release = lock;
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await clearUnfinished(dataDir, dataDir);
    const prepared = await stagingIn(dataDir, dataDir, randomUUID());
    const unpacked = await unpack(file, prepared);
    if (!unpacked.ok) return await giveUp(prepared, unpacked.fault);
    const faults = await faultsIn(prepared);
    if (faults > 0 && !damaged) return await giveUp(prepared, 'damaged');
    const staff = await makeReady(prepared);
    if (staff === 'no-house') return await giveUp(prepared, staff);
    const aside = `before-${new Date(now)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replace(/(?<=T.*):/g, '')}`;
    await release();
    await decide(prepared, dataDir, aside);
    await finishRestore(dataDir);
    const { manifest } = unpacked;
    return { ok: true, value: { manifest, staff, faults, ...(isThere ? { aside: join(dataDir, aside) } : {}) } };
  } catch (error) {
    const fault = backupTrouble(error);
    if (fault === 'other') throw error;
    return { ok: false, fault };
  } finally {
    await release();
  }
}

async function giveUp(prepared: string, fault: RestoreFault): Promise<RestoreAnswer> {
  await rm(prepared, { recursive: true, force: true });
  return { ok: false, fault };
}

/** Nobody starts on the old house while the new one is made ready. One that does not even open is in nobody's use. */
async function lockHouse(dataDir: string): Promise<(() => Promise<void>) | 'in-use'> {
  const path = join(dataDir, 'journal.sqlite');
  if (!existsSync(path)) return async () => undefined;
  try {
    const journal = openSqliteJournal(path, STORED);
    return () => journal.close();
  } catch (error) {
    if (error instanceof JournalError && error.trouble.code === 'in-use') return 'in-use';
    return async () => undefined;
  }
}

/** What does not open at all is told when it is opened. */
async function faultsIn(folder: string): Promise<number> {
  const examined = await examineHouse(folder);
  if (typeof examined === 'string' || examined.findings.some(({ code }) => code === 'not-opened')) return 0;
  return examined.findings.filter(isDamage).length;
}

/** Opened once as a house would, with what the backup is too old to know: who was signed in then is not now. */
async function makeReady(folder: string): Promise<readonly string[] | 'no-house'> {
  const paths = { journal: join(folder, 'journal.sqlite'), club: join(folder, 'club.sqlite') };
  const opened: { close(): Promise<void> }[] = [];
  try {
    const journal = openSqliteJournal(paths.journal, STORED);
    opened.push(journal);
    const club = openSqliteClub(paths.club);
    opened.push(club);
    await refuseMisfit({ journal, club }, paths);
    await club.endAllWaysIn();
    return (await club.staff.list()).map(({ name }) => name);
  } catch (error) {
    if (error instanceof JournalError || error instanceof DataError) return 'no-house';
    throw error;
  } finally {
    for (const store of opened) await store.close();
  }
}
