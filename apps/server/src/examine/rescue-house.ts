import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

/** What is saved gets its place only when all of it is: half of it would open as a house that lacks the rest. */
const UNDER_WAY = 'rescuing';
/** In this order: each after its log, which a full disk may leave, and the club last, without which no start goes on. */
const PLACED = ['journal.sqlite-wal', 'journal.sqlite', 'club.sqlite-wal', 'club.sqlite'] as const;

/** All that can be saved of a house, in a new folder. The old one is only read. */
export async function rescueHouse(
  dataDir: string,
  out: string,
  at: number,
): Promise<RescuedHouse | 'in-use' | 'no-data' | 'not-empty' | 'no-room'> {
  if (!['journal.sqlite', 'club.sqlite'].some((file) => existsSync(join(dataDir, file)))) return 'no-data';
  if (isInUse(join(dataDir, 'journal.sqlite'))) return 'in-use';
  if (existsSync(out) && readdirSync(out).some((name) => name !== UNDER_WAY)) return 'not-empty';
  const lacksLog = lacksItsLog(join(dataDir, 'club.sqlite'));
  const made = join(out, UNDER_WAY);
  // half of what could be saved must not stand in the way of the next attempt
  const clear = (): void => rmSync(made, { recursive: true, force: true });
  clear();
  mkdirSync(made, { recursive: true, mode: 0o700 });
  return withCopy(dataDir, async (copy) => {
    const journal = join(made, 'journal.sqlite');
    const club = join(made, 'club.sqlite');
    const streams = rescueJournal(join(copy, 'journal.sqlite'), journal, at, { upcasters, apart });
    const versions = new Map(streams.map(({ stream, saved }) => [stream, saved]));
    const tables = rescueClub(join(copy, 'club.sqlite'), club, versions);
    await listAll(club, versions, at);
    for (const name of PLACED) if (existsSync(join(made, name))) renameSync(join(made, name), join(out, name));
    return { streams, tables, lacksLog };
  })
    .catch(noRoomOnly)
    .finally(clear);
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
