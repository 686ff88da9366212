import { randomUUID } from 'node:crypto';
import { access, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SqliteJournal } from '@riffle/journal';
import type { BackupFile } from '@riffle/wire';
import type { ClubStore } from '../club/club-store.ts';
import { examineFilesApart } from '../examine/examine-files.ts';
import { isDamage } from '../examine/finding.ts';
import { riffleVersion } from '../riffle-version.ts';
import { pack, syncFolderOf, unpack } from './archive.ts';
import { clearUnfinished, nameOf, refuseWithoutRoom, stagingIn } from './folder.ts';
import { type HouseFile, type Manifest, newManifest, sumOf } from './manifest.ts';
import { withOpenedHouse } from './opened-house.ts';

/** An open house, or as much of it as a backup needs. */
export type Source = {
  readonly journal: Pick<SqliteJournal, 'backupTo'>;
  readonly club: Pick<ClubStore, 'copyTo' | 'name'>;
  readonly dataDir: string;
  readonly now: () => number;
};
/** In a folder under a name of its own, or as one file that is not there yet. */
export type Target = { readonly folder: string } | { readonly file: string };

/** Where somebody says: a folder gets a file with a name of its own. */
export async function targetAt(path: string): Promise<Target> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? { folder: path } : { file: path };
}
/** How far it is, from 0 to 1. */
export type Told = (done: number) => void;

/** `path`: where it lies. */
export type Taken = { readonly file: BackupFile; readonly path: string };

/**
 * One file of all that is acknowledged at the moment of the call. Nothing is at its name until it is whole, was read again
 * and examined; what is damaged is saved too, as what it is.
 */
export async function takeBackup(source: Source, target: Target, told: Told = () => undefined): Promise<Taken> {
  const folder = 'folder' in target ? target.folder : dirname(target.file);
  await clearUnfinished(folder, source.dataDir);
  await refuseWithoutRoom(folder, source.dataDir);
  const staging = await stagingIn(folder, source.dataDir, randomUUID());
  const inside = (name: string): string => join(staging, name);
  try {
    const at = source.now();
    await copyBoth(source, inside, (done) => told(done * 0.6));
    const manifest = await describe(inside, at);
    told(0.7);
    await pack(staging, manifest, inside('whole'));
    told(0.9);
    if (!(await unpack(inside('whole'), inside('again'))).ok) throw new Error('a backup that cannot be read again');
    told(0.95);
    const { findings } = await examineFilesApart(inside('again'));
    const state = findings.some(isDamage) ? 'damaged' : 'sound';
    const path = 'file' in target ? target.file : await freePath(folder, manifest, state);
    await rename(inside('whole'), path);
    await syncFolderOf(path);
    const { size } = await stat(path);
    return { file: { name: basename(path), size, at, ...(state === 'damaged' && { damaged: true }) }, path };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Of one moment: the club's file at once, in the turn in which the journal says up to where it will be copied. */
async function copyBoth({ journal, club }: Source, inside: (name: string) => string, told: Told): Promise<void> {
  let ofClub: Promise<void> = Promise.resolve();
  const begun = (): void => {
    ofClub = club.copyTo(inside(CLUB));
    // told below, when the other is done too
    ofClub.catch(() => undefined);
  };
  await journal.backupTo(inside(JOURNAL), { begun, told });
  await ofClub;
}

const JOURNAL: HouseFile = 'journal.sqlite';
const CLUB: HouseFile = 'club.sqlite';

/** Both copies are opened as a house would open them: what could not be started again is no backup. */
async function describe(inside: (name: string) => string, at: number): Promise<Manifest> {
  const copies = { journal: inside(JOURNAL), club: inside(CLUB) };
  // closed before they are summed: what stands beside them then stands in them
  const { streams, name } = await withOpenedHouse(
    copies,
    async ({ journal, club }) => ({ streams: await journal.streams(), name: await club.name.get() }),
    { journal: JOURNAL, club: CLUB },
  );
  return newManifest({
    riffle: await riffleVersion(),
    club: name,
    at,
    files: { [JOURNAL]: await sumOf(copies.journal), [CLUB]: await sumOf(copies.club) } as Manifest['files'],
    counts: { streams: streams.length, commits: streams.reduce((sum, { version }) => sum + version, 0) },
  });
}

/** Two of one second are told apart. */
async function freePath(folder: string, { club, at }: Manifest, state: 'sound' | 'damaged'): Promise<string> {
  for (let again = 0; ; again += 1) {
    const path = join(folder, nameOf(club, at, again, state));
    const isFree = await access(path).then(
      () => false,
      () => true,
    );
    if (isFree) return path;
  }
}
