import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupTrouble } from '@riffle/wire';
import type { KeyStore } from '../club/key-store.ts';
import { openDataFolder } from '../data-folder.ts';
import { keyOf } from '../host/seal/house-key.ts';
import { withOpenedHouse } from './opened-house.ts';
import { type Source, type Taken, takeBackup, targetAt } from './take-backup.ts';
import { backupTrouble } from './trouble.ts';

export type BackedUp =
  | ({ readonly ok: true } & Taken)
  | { readonly ok: false; readonly why: BackupTrouble; readonly path: string };

/** A backup of a house that does not run; nothing in it happens meanwhile. Throws where the house does not open. */
export async function backUpFolder(dataDir: string, out: string | undefined): Promise<BackedUp> {
  const paths = await openDataFolder(dataDir);
  return withOpenedHouse(paths, ({ journal, club }) => write({ journal, club, dataDir, now: Date.now }, club.key, out));
}

async function write(source: Source, key: KeyStore, out: string | undefined): Promise<BackedUp> {
  const folder = join(source.dataDir, 'backups');
  try {
    // a house that never ran since it needs one has none yet
    await keyOf(key, source.now());
    if (out === undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
    return { ok: true, ...(await takeBackup(source, out === undefined ? { folder } : await targetAt(out))) };
  } catch (error) {
    const why = backupTrouble(error);
    if (why === 'other') throw error;
    return { ok: false, why, path: out ?? folder };
  }
}
