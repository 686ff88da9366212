import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roomIn } from '../backup/folder.ts';
import { backupTrouble, NoRoom } from '../backup/trouble.ts';
import type { HouseFile } from './finding.ts';

const FILES: readonly HouseFile[] = ['journal.sqlite', 'club.sqlite'];

/** What opening them writes to them. */
const SPARE = 1024 * 1024;

/** Where whatever is looked at is copied to. */
export const copiesIn = tmpdir;

/**
 * Looked at in a copy, with what a crash left beside the files: opening a file writes to it. Nothing is copied where there
 * is no room for all of it: a disk that fills up meanwhile would look like damage.
 */
export async function withCopy<T>(dataDir: string, look: (copy: string) => Promise<T>, room = roomIn): Promise<T> {
  const copy = mkdtempSync(join(copiesIn(), 'riffle-copy-'));
  try {
    const present = FILES.flatMap((name) => [name, `${name}-wal`]).filter((name) => existsSync(join(dataDir, name)));
    const needed = present.reduce((sum, name) => sum + statSync(join(dataDir, name)).size, SPARE);
    if ((await room(copy)) < needed) throw new NoRoom();
    for (const name of present) copyFileSync(join(dataDir, name), join(copy, name));
    return await look(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A full disk as an answer; any other error goes on. */
export function noRoomOnly(error: unknown): 'no-room' {
  if (backupTrouble(error) === 'disk-full') return 'no-room';
  throw error;
}
