import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInUse } from '@riffle/journal';
import { noRoomOnly, withCopy } from './copied-house.ts';
import { examineFiles } from './examine-files.ts';
import type { Examined, HouseFile } from './finding.ts';

/** Everything that can be asked of the two files of a house; `in-use` while a Riffle runs with them, `no-room` for a copy. */
export async function examineHouse(dataDir: string): Promise<Examined | 'in-use' | 'no-data' | 'no-room'> {
  const missing = (['journal.sqlite', 'club.sqlite'] as const).filter((file) => !existsSync(join(dataDir, file)));
  if (missing.length === 2) return 'no-data';
  if (isInUse(join(dataDir, 'journal.sqlite'))) return 'in-use';
  if (missing.length > 0)
    return { findings: missing.map((file: HouseFile) => ({ code: 'missing', file })), streams: 0, commits: 0, rows: 0 };
  return withCopy(dataDir, examineFiles).catch(noRoomOnly);
}
