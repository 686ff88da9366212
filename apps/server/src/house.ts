import { join } from 'node:path';
import { type Journal, memoryJournal, openSqliteJournal } from '@riffle/journal';
import { keepCheckpoints } from './checkpoints.ts';
import type { ClubStore } from './club/club-store.ts';
import { openSqliteClub } from './club/sqlite/sqlite-club.ts';
import type { Added } from './host/added.ts';
import { settleArrivals } from './host/file/settle-arrivals.ts';
import { Host } from './host/host.ts';
import { addNights } from './kinds/night/index.ts';
import { apart, upcasters } from './kinds/stored.ts';
import { Devices } from './staff/devices.ts';
import { Roster } from './staff/roster.ts';
import { Sessions } from './staff/sessions.ts';
import { SignIn } from './staff/sign-in.ts';
import { newCode } from './staff/token.ts';
import { steadyClock } from './steady-clock.ts';
import { complain } from './unattended.ts';

export type HouseOptions = {
  /** The folder of the two files; absent, nothing is kept. */
  readonly dataDir?: string | undefined;
  readonly now?: () => number;
  /** How the club's own tables are opened, where not as a file in the folder. */
  readonly openClub?: (path: string) => ClubStore;
  /** More of what can be hosted than this house has by itself. */
  readonly kinds?: readonly ((host: Host) => Added)[];
};
export type House = Awaited<ReturnType<typeof openHouse>>;

/** One that cannot make sense of a commit must not take all the others down. */
const OPTIONS = { upcasters, apart, listenerFailed: complain };

/** All that lives behind the HTTP API, on two files: the journal, and the club's own tables. */
export async function openHouse(options: HouseOptions) {
  const begun: (() => Promise<void>)[] = [];
  try {
    return await open(options, (close) => void begun.push(close));
  } catch (error) {
    // whoever repairs the files, or tries again, must find them let go of
    for (const close of begun.toReversed()) await close().catch(complain);
    throw error;
  }
}

async function open(
  { dataDir, now: given, openClub = openSqliteClub, kinds = [] }: HouseOptions,
  begun: (close: () => Promise<void>) => void,
) {
  const file = (name: string): string => (dataDir === undefined ? ':memory:' : join(dataDir, name));
  const journal: Journal =
    dataDir === undefined ? memoryJournal(OPTIONS) : openSqliteJournal(file('journal.sqlite'), OPTIONS);
  begun(() => journal.close());
  const now = given ?? steadyClock({ floor: await lastWritten(journal) });
  const club = openClub(file('club.sqlite'));
  begun(() => club.close());
  const roster = new Roster(club.staff, now);
  const sessions = new Sessions(club.sessions, now);
  const devices = new Devices(club.devices, now);
  const signIn = new SignIn(roster, devices, now);
  const host = new Host({
    journal,
    shelf: club.shelf,
    directory: { people: (ids) => club.people.behind(ids), staff: (ids) => club.staff.namesOf(ids) },
    now,
  });
  begun(() => host.close());
  for (const named of [club.people, club.staff]) named.onChange((ids) => host.namesHaveChanged(ids));
  const { nights, ...ofNights } = addNights(host, { people: club.people, now });
  const added: readonly Added[] = [ofNights, ...kinds.map((add) => add(host))];
  for (const { table, row } of club.damaged)
    complain(`club.sqlite: ${table} ${row} is not as it was written; riffle verify --data says what is affected`);
  await settleArrivals(club.arrivals, journal);
  await host.wake();
  const endCheckpoints = keepCheckpoints(journal, club);
  return {
    now,
    club,
    journal,
    roster,
    sessions,
    devices,
    signIn,
    host,
    nights,
    added,
    /** Shown in the terminal; whoever sets Riffle up from another computer must know it. */
    setupCode: newCode(8),
    close: async () => {
      endCheckpoints();
      for (const one of added) one.close?.();
      await host.close();
      await journal.close();
      await club.close();
    },
  };
}

/** Farther ahead than this the machine's clock was wrong then, and is right now. */
const BELIEVED = 24 * 3_600_000;

/** When the newest commit was made; 0 where there is none. A file's were made by another machine's clock. */
async function lastWritten(journal: Journal): Promise<number> {
  const newest = (await journal.newestOwn()) ?? 0;
  return newest > Date.now() + BELIEVED ? 0 : newest;
}
