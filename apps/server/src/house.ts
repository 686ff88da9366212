import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Journal, memoryJournal, openSqliteJournal, toPosition } from '@riffle/journal';
import type { PersonId } from '@riffle/people';
import { openClubFile } from './club/club-file.ts';
import { Directory } from './club/directory.ts';
import { HouseShelf } from './club/house-shelf.ts';
import { NightShelf } from './club/night-shelf.ts';
import { Templates } from './club/templates.ts';
import type { Added } from './host/added.ts';
import { Host } from './host/host.ts';
import { addNights } from './kinds/night/index.ts';
import { upcasters } from './kinds/upcasters.ts';
import { nightRecords } from './night-records.ts';
import { Devices } from './staff/devices.ts';
import { Roster } from './staff/roster.ts';
import { Sessions } from './staff/sessions.ts';
import { SignIn } from './staff/sign-in.ts';
import { newCode } from './staff/token.ts';
import { steadyClock } from './steady-clock.ts';
import { unattended } from './unattended.ts';

export type HouseOptions = {
  /** The folder of the two files; absent, nothing is kept. */
  readonly dataDir?: string | undefined;
  readonly now?: () => number;
  /** More of what can be hosted than this house has by itself. */
  readonly kinds?: readonly ((host: Host) => Added)[];
};
export type House = Awaited<ReturnType<typeof openHouse>>;

/** All that lives behind the HTTP API, on two files: the journal, and the club's own tables. */
export async function openHouse({ dataDir, now: given, kinds = [] }: HouseOptions) {
  const file = (name: string): string => (dataDir === undefined ? ':memory:' : join(dataDir, name));
  const journal: Journal =
    dataDir === undefined ? memoryJournal({ upcasters }) : openSqliteJournal(file('journal.sqlite'), { upcasters });
  const now = given ?? steadyClock({ floor: await lastWritten(journal) });
  const db = openClub(file('club.sqlite'), journal);
  const directory = new Directory(db);
  const roster = new Roster(db, now);
  const sessions = new Sessions(db, roster, now);
  const devices = new Devices(db, now);
  const signIn = new SignIn(roster, devices, now);
  const shelf = new NightShelf(db);
  const people = async (ids: readonly PersonId[]) =>
    new Map(ids.flatMap((id) => [directory.resolve(id)].flatMap((one) => (one === undefined ? [] : [[id, one]]))));
  const staff = async (ids: readonly string[]) =>
    new Map(ids.flatMap((id) => [roster.nameOf(id)].flatMap((name) => (name === undefined ? [] : [[id, name]]))));
  const host = new Host({
    journal,
    records: nightRecords(shelf, directory),
    directory: { people, staff },
    now,
  });
  directory.onChange(() => host.namesHaveChanged());
  const { nights, ...ofNights } = addNights(host, { directory, now });
  const added: readonly Added[] = [ofNights, ...kinds.map((add) => add(host))];
  await host.wake();
  return {
    now,
    db,
    journal,
    directory,
    roster,
    sessions,
    devices,
    signIn,
    shelf,
    templates: new Templates(db),
    houseRulebooks: new HouseShelf(db, shelf),
    host,
    nights,
    added,
    /** Shown in the terminal; whoever sets Riffle up from another computer must know it. */
    setupCode: newCode(8),
    close: async () => {
      for (const one of added) one.close?.();
      await host.close();
      await journal.close();
      db.close();
    },
  };
}

/** Farther ahead than this the machine's clock was wrong then, and is right now. */
const BELIEVED = 24 * 3_600_000;

/** When the newest commit was made; 0 where there is none. */
async function lastWritten(journal: Journal): Promise<number> {
  const count = (await journal.streams()).reduce((sum, { version }) => sum + version, 0);
  const [newest] = count === 0 ? [] : await journal.readAll(toPosition(count - 1), 1);
  return newest === undefined || newest.at > Date.now() + BELIEVED ? 0 : newest.at;
}

/** The journal is let go of where the club's own file does not open. */
function openClub(path: string, journal: Journal): DatabaseSync {
  try {
    return openClubFile(path);
  } catch (error) {
    unattended(journal.close());
    throw error;
  }
}
