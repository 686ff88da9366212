import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArchiveFault, unpack } from '../backup/archive.ts';
import { copiesIn, noRoomOnly } from './copied-house.ts';
import { examineFiles } from './examine-files.ts';
import type { Examined } from './finding.ts';

/** The same of the house that is in a backup, once the file itself is whole. */
export async function examineBackup(file: string): Promise<Examined | ArchiveFault | 'no-file' | 'no-room'> {
  if (!existsSync(file)) return 'no-file';
  const copy = await mkdtemp(join(copiesIn(), 'riffle-copy-'));
  try {
    const unpacked = await unpack(file, copy);
    return unpacked.ok ? await examineFiles(copy) : unpacked.fault;
  } catch (error) {
    return noRoomOnly(error);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
