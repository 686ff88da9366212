import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isInUse, type Rescued, rescueJournal } from '@riffle/journal';
import { lacksItsLog } from '../club/sqlite/left-open.ts';
import { type RescuedTable, rescueClub } from '../club/sqlite/rescue.ts';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { apart, kindOf, upcasters } from '../kinds/stored.ts';
import { noRoomOnly, withCopy } from './copied-house.ts';

export type RescuedHouse = {
  readonly streams: readonly Rescued[];
  readonly tables: readonly RescuedTable[];
  /** It was copied without what lay beside it: what was done last may be missing, and nothing tells. */
  readonly lacksLog: boolean;
};

/** All that can be saved of a house, in a new folder. The old one is only read. */
export async function rescueHouse(
  dataDir: string,
  out: string,
  at: number,
): Promise<RescuedHouse | 'in-use' | 'no-data' | 'not-empty' | 'no-room'> {
  if (!['journal.sqlite', 'club.sqlite'].some((file) => existsSync(join(dataDir, file)))) return 'no-data';
  if (isInUse(join(dataDir, 'journal.sqlite'))) return 'in-use';
  if (existsSync(out) && readdirSync(out).length > 0) return 'not-empty';
  const lacksLog = lacksItsLog(join(dataDir, 'club.sqlite'));
  mkdirSync(out, { recursive: true, mode: 0o700 });
  return withCopy(dataDir, async (copy) => {
    const streams = rescueJournal(join(copy, 'journal.sqlite'), join(out, 'journal.sqlite'), at, { upcasters, apart });
    const versions = new Map(streams.map(({ stream, saved }) => [stream, saved]));
    const tables = rescueClub(join(copy, 'club.sqlite'), join(out, 'club.sqlite'), versions);
    await listAll(join(out, 'club.sqlite'), versions, at);
    return { streams, tables, lacksLog };
  }).catch((error: unknown) => {
    // half of what could be saved must not stand in the way of the next attempt
    for (const name of readdirSync(out)) rmSync(join(out, name));
    return noRoomOnly(error);
  });
}

/** What the list does not know, where it was lost: the next start reads what stands in each line. */
async function listAll(path: string, versions: ReadonlyMap<string, number>, at: number): Promise<void> {
  const { shelf, close } = openSqliteClub(path);
  try {
    for (const [stream, saved] of versions) {
      const kind = kindOf(stream)?.name;
      const id = stream.slice(stream.indexOf('/') + 1);
      if (saved === 0 || kind === undefined || (await shelf.find(kind, id)) !== undefined) continue;
      const code = await shelf.codeOf(kind, id);
      await shelf.put({ kind, id, code, createdAt: at, version: 0, line: {}, holds: [] });
    }
  } finally {
    await close();
  }
}
