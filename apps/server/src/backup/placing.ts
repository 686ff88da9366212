import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolderOf } from './archive.ts';
import { HOUSE_FILES } from './manifest.ts';

/** From its name on a restore is decided, and whoever opens the folder next finishes it. */
const DECIDED = 'restoring';
const ASIDE = 'aside';
const ENDS = ['', '-wal', '-shm'] as const;

export const holdsHouse = (dataDir: string): boolean =>
  existsSync(join(dataDir, DECIDED)) || HOUSE_FILES.some((name) => existsSync(join(dataDir, name)));

/** Both files of `prepared` go into the data folder, whose own go into a folder `aside` of it: all of this, or nothing. */
export async function decide(prepared: string, dataDir: string, aside: string): Promise<void> {
  await writeFile(join(prepared, ASIDE), aside, { mode: 0o600, flush: true });
  await rename(prepared, join(dataDir, DECIDED));
  await syncFolderOf(join(dataDir, DECIDED));
}

/** Each step may be the last before a crash, and is found done or not done afterwards. */
export async function finishRestore(dataDir: string): Promise<void> {
  const decided = join(dataDir, DECIDED);
  if (!existsSync(decided)) return;
  for (const name of HOUSE_FILES.filter((one) => existsSync(join(decided, one)))) {
    const aside = join(dataDir, await readFile(join(decided, ASIDE), 'utf8'));
    for (const end of ENDS) await setAside(dataDir, `${name}${end}`, aside);
    await rename(join(decided, name), join(dataDir, name));
  }
  await syncFolderOf(decided);
  await rm(decided, { recursive: true, force: true });
}

async function setAside(dataDir: string, name: string, aside: string): Promise<void> {
  if (!existsSync(join(dataDir, name))) return;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await rename(join(dataDir, name), join(aside, name));
}
