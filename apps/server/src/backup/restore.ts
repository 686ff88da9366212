import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { JournalError, openSqliteJournal } from '@riffle/journal';
import type { BackupTrouble } from '@riffle/wire';
import { DataError } from '../data-error.ts';
import { examineHouse } from '../examine/examine-house.ts';
import { isDamage } from '../examine/finding.ts';
import { STORED } from '../kinds/stored.ts';
import { Zone } from '../time/zone.ts';
import { type ArchiveFault, unpack } from './archive.ts';
import { clearUnfinished, roomIn, stagingIn } from './folder.ts';
import { type Manifest, printable } from './manifest.ts';
import { withOpenedHouse } from './opened-house.ts';
import { decide, finishRestore, holdsHouse } from './placing.ts';
import { backupTrouble, NoRoom } from './trouble.ts';

type Restored = {
  readonly manifest: Manifest;
  /** The folder in which the house lies that was there before. */
  readonly aside?: string;
  /** How much of it is not as it was written. */
  readonly faults: number;
  /** Who can sign in by PIN now. */
  readonly staff: readonly string[];
  /** Where the club is: of its times of day. */
  readonly zone: string;
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
  const unfit = await unfitToRead(file);
  if (unfit !== undefined) return { ok: false, fault: unfit };
  let made: string | undefined;
  let prepared: string | undefined;
  let release: () => Promise<void> = async () => undefined;
  try {
    await finishRestore(dataDir);
    const isThere = holdsHouse(dataDir);
    if (isThere && !replace) return { ok: false, fault: 'house-there' };
    const lock = isThere ? await lockHouse(dataDir) : release;
    if (lock === 'in-use') return { ok: false, fault: 'in-use' };
    release = lock;
    made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await clearUnfinished(dataDir, dataDir);
    prepared = await stagingIn(dataDir, dataDir, randomUUID());
    const unpacked = await unpack(file, prepared);
    if (!unpacked.ok) return { ok: false, fault: unpacked.fault };
    const faults = await faultsIn(prepared);
    if (faults > 0 && !damaged) return { ok: false, fault: 'damaged' };
    const ready = await makeReady(prepared);
    if (ready === 'no-house') return { ok: false, fault: ready };
    const aside = `before-${new Date(now)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replace(/(?<=T.*):/g, '')}`;
    await release();
    await decide(prepared, dataDir, aside);
    await finishRestore(dataDir);
    const { manifest } = unpacked;
    return { ok: true, value: { manifest, faults, ...ready, ...(isThere ? { aside: join(dataDir, aside) } : {}) } };
  } catch (error) {
    const fault = backupTrouble(error);
    if (fault === 'other') throw error;
    return { ok: false, fault };
  } finally {
    await release();
    await clearAway(prepared, dataDir, made);
  }
}

/** A folder is no backup either; what is there and may not be read is as good as not there. */
async function unfitToRead(file: string): Promise<RestoreFault | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory() === true) return 'no-backup';
  const isReadable = await access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
  return isReadable ? undefined : 'no-file';
}

/** Nothing is left of what came to nothing, nor of folders that were made for it alone. */
async function clearAway(prepared: string | undefined, dataDir: string, made: string | undefined): Promise<void> {
  if (prepared !== undefined) await rm(prepared, { recursive: true, force: true });
  if (made === undefined) return;
  const first = resolve(made);
  for (let folder = resolve(dataDir); folder.startsWith(first); folder = dirname(folder)) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
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
  if (examined === 'no-room') throw new NoRoom();
  if (typeof examined === 'string' || examined.findings.some(({ code }) => code === 'not-opened')) return 0;
  return examined.findings.filter(isDamage).length;
}

/** With less than this left a house does not even open. */
const LEAST = 512 * 1024;

/** Opened once as a house would, with what the backup is too old to know: who was signed in then is not now. */
async function makeReady(folder: string): Promise<Pick<Restored, 'staff' | 'zone'> | 'no-house'> {
  const paths = { journal: join(folder, 'journal.sqlite'), club: join(folder, 'club.sqlite') };
  try {
    return await withOpenedHouse(paths, async ({ club }) => {
      await club.endAllWaysIn();
      const staff = (await club.staff.list()).map(({ name }) => printable(name));
      return { staff, zone: new Zone(club.zone, await club.zone.get()).current };
    });
  } catch (error) {
    if (!(error instanceof JournalError || error instanceof DataError)) throw error;
    // on a full disk whatever is tried fails, each in its own way
    if (backupTrouble(error) === 'disk-full' || (await roomIn(folder)) < LEAST) throw new NoRoom();
    return 'no-house';
  }
}
