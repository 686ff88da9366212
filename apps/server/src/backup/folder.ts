import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { foldedName } from '@riffle/people';
import type { BackupFile } from '@riffle/wire';
import { NoRoom } from './trouble.ts';

const NAME =
  /^riffle-backup-([a-z0-9-]{1,40})-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-(\d+))?(\.damaged)?\.tar\.gz$/;

/** How a club is called in the name of a file. */
function slugOf(club: string): string {
  const plain = foldedName(club)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return plain === '' ? 'club' : plain;
}

/** In the time of the zero meridian: no hour comes twice, and names sort as the backups were made. */
export function nameOf(club: string, at: number, again = 0, state: 'sound' | 'damaged' = 'sound'): string {
  const stamp = new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/(?<=T.*):/g, '');
  return `riffle-backup-${slugOf(club)}-${stamp}${again === 0 ? '' : `-${String(again + 1)}`}${state === 'damaged' ? '.damaged' : ''}.tar.gz`;
}

const isDamaged = (name: string): boolean => NAME.exec(name)?.[9] !== undefined;
const isBackupName = (name: string): boolean => NAME.test(name);

function momentOf(name: string): number {
  const [, , year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return Date.parse(`${year ?? ''}-${month ?? ''}-${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`);
}

/** All backups in a folder, the newest first; none where there is no such folder. */
export async function backupsIn(folder: string): Promise<readonly BackupFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (found?.isFile() !== true) return [];
      return [{ name, size: found.size, at: momentOf(name), ...(isDamaged(name) && { damaged: true as const }) }];
    }),
  );
  return files.flat().sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1));
}

/**
 * Of this club's, all but the newest few go; never the one just made, whatever its name says. Those of a damaged house are
 * counted apart: they push no good one out.
 */
export async function prune(folder: string, { name: made }: Pick<BackupFile, 'name'>, keep: number): Promise<void> {
  const slug = NAME.exec(made)?.[1];
  const own = (await backupsIn(folder)).filter(
    ({ name }) => NAME.exec(name)?.[1] === slug && isDamaged(name) === isDamaged(made),
  );
  const old = own.filter(({ name }) => name !== made).slice(Math.max(keep, 1) - 1);
  for (const { name } of old) await rm(join(folder, name), { force: true });
}

/** What one of a data folder begins is its own to clear away: only one process at a time has that folder. */
const markOf = (dataDir: string): string => createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);

/** Where a backup is put together, beside where it will lie, under a name that nobody takes for one. */
export async function stagingIn(folder: string, dataDir: string, made: string): Promise<string> {
  const path = join(folder, `.unfinished-${markOf(dataDir)}-${made}`);
  await mkdir(path, { mode: 0o700 });
  return path;
}

/** What a crash left behind. */
export async function clearUnfinished(folder: string, dataDir: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(`.unfinished-${markOf(dataDir)}-`))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

const SPARE = 64 * 1024 * 1024;

/** Twice what is copied, and something is left for the night itself: no backup takes the last of the disk. */
export async function refuseWithoutRoom(folder: string, dataDir: string, room = roomIn): Promise<void> {
  const free = await room(folder);
  const sizes = await Promise.all(
    (await readdir(dataDir))
      .filter((name) => /^(journal|club)\.sqlite(-wal)?$/.test(name))
      .map(async (name) => (await stat(join(dataDir, name)).catch(() => ({ size: 0 }))).size),
  );
  const needed = 2 * sizes.reduce((sum, size) => sum + size, 0) + SPARE;
  if (free < needed) throw new NoRoom();
}

/** How many bytes may still be written there. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
