import { type Journal, JournalError, memoryJournal, openSqliteJournal } from '@riffle/journal';
import { Backups } from './backup/backups.ts';
import { refuseMisfit } from './backup/fit.ts';
import { keepCheckpoints } from './checkpoints.ts';
import type { ClubStore } from './club/club-store.ts';
import { openSqliteClub } from './club/sqlite/sqlite-club.ts';
import { type DataPaths, openDataFolder, takeBack } from './data-folder.ts';
import type { Added } from './host/added.ts';
import { settleArrivals } from './host/file/settle-arrivals.ts';
import { Host } from './host/host.ts';
import { keyOf } from './host/seal/house-key.ts';
import { TimeKeeper } from './host/time/time-keeper.ts';
import { addLeagues } from './kinds/league/index.ts';
import { addMultiDays } from './kinds/multiday/index.ts';
import { addNights } from './kinds/night/index.ts';
import { addRooms } from './kinds/room/index.ts';
import { addSignUps } from './kinds/signup/index.ts';
import { STORED } from './kinds/stored.ts';
import { Keeping } from './privacy/keeping.ts';
import { StandingPenalties } from './privacy/standing-penalties.ts';
import { RulebookTexts } from './rulebook-text/rulebook-texts.ts';
import { Devices } from './staff/devices.ts';
import { Roster } from './staff/roster.ts';
import { Sessions } from './staff/sessions.ts';
import { SignIn } from './staff/sign-in.ts';
import { newCode } from './staff/token.ts';
import type { Machine } from './time/machine.ts';
import { SteadyClock } from './time/steady-clock.ts';
import { Zone } from './time/zone.ts';
import { complain } from './unattended.ts';

export type HouseOptions = {
  /** The folder of the two files; absent, nothing is kept. */
  readonly dataDir?: string | undefined;
  /** The folder of the backups, where not one inside the data folder. */
  readonly backupDir?: string | undefined;
  /** What time it is, where nobody is to be asked about it. */
  readonly now?: () => number;
  /** What the machine knows of time. */
  readonly machine?: Machine;
  /** How the club's own tables are opened, where not as a file in the folder. */
  readonly openClub?: (path: string) => ClubStore;
  /** More of what can be hosted than this house has by itself. */
  readonly kinds?: readonly ((host: Host) => Added)[];
};
export type House = Awaited<ReturnType<typeof openHouse>>;

/** One that cannot make sense of a commit must not take all the others down. */
const OPTIONS = { ...STORED, listenerFailed: complain };

/** All that lives behind the HTTP API, on two files: the journal, and the club's own tables. */
export async function openHouse(options: HouseOptions) {
  const { dataDir } = options;
  const paths = dataDir === undefined ? undefined : await openDataFolder(dataDir);
  const begun: (() => Promise<void>)[] = [];
  try {
    return await open(options, paths, (close) => void begun.push(close));
  } catch (error) {
    // whoever repairs the files, or tries again, must find them let go of
    for (const close of begun.toReversed()) await close().catch(complain);
    const isOthers = error instanceof JournalError && error.trouble.code === 'in-use';
    if (paths !== undefined && !isOthers) await takeBack(paths);
    throw error;
  }
}

async function open(
  { dataDir, backupDir, now: given, machine, openClub = openSqliteClub, kinds = [] }: HouseOptions,
  paths: DataPaths | undefined,
  begun: (close: () => Promise<void>) => void,
) {
  const kept = paths === undefined ? undefined : openSqliteJournal(paths.journal, OPTIONS);
  const journal: Journal = kept ?? memoryJournal(OPTIONS);
  begun(() => journal.close());
  const club = openClub(paths?.club ?? ':memory:');
  begun(() => club.close());
  if (paths !== undefined) await refuseMisfit({ journal, club }, paths);
  // a file's steps were made by another machine's clock
  const floor = (await journal.newestOwn()) ?? 0;
  const clock = new SteadyClock({ ...(machine !== undefined && { machine }), floor, kept: await club.time.get() });
  const now = given ?? clock.now;
  const time = new TimeKeeper(clock, club.time, () => host);
  await time.restore();
  const zone = new Zone(club.zone, await club.zone.get());
  const roster = new Roster(club.staff, now);
  const sessions = new Sessions(club.sessions, now);
  const devices = new Devices(club.devices, now);
  const signIn = new SignIn(roster, devices, now);
  const host: Host = new Host({
    journal,
    barred: (coming, at) => standing.barred(coming, at),
    servedElsewhere: (left, here) => standing.servedIn(left, here),
    shelf: club.shelf,
    directory: { people: (ids) => club.people.behind(ids), staff: (ids) => club.staff.namesOf(ids) },
    now,
    time,
    zone: () => zone.current,
  });
  const standing = new StandingPenalties({ host, club, journal });
  begun(() => host.close());
  for (const named of [club.people, club.staff]) named.onChange((ids) => host.namesHaveChanged(ids));
  const { nights, links, ...ofNights } = addNights(host, {
    ...{ people: club.people, key: club.key, now, journal, zone: () => zone.current },
    clubName: () => club.name.get(),
  });
  const ofSignUps = addSignUps(host, nights, { people: club.people, now, zone: () => zone.current, links });
  const ofDays = addMultiDays(host, nights, { club, now, zone });
  const ofRooms = addRooms(host, { key: club.key, now });
  const ofLeagues = addLeagues(host, { key: club.key, people: club.people, files: club.files, now, nights });
  const added: readonly Added[] = [ofNights, ofSignUps, ofDays, ofRooms, ofLeagues, ...kinds.map((add) => add(host))];
  for (const { table, row } of club.damaged)
    complain(`club.sqlite: ${table} ${row} is not as it was written; riffle verify --data says what is affected`);
  // before the first backup: a house that is restored is known by the same one. A full disk shows everything all the same
  if (await club.staff.hasOwner()) await keyOf(club.key, now()).catch(complain);
  await settleArrivals(club.arrivals, journal);
  await host.wake();
  for (const one of added) await one.woken?.().catch(complain);
  const keeping = new Keeping({ host, club, journal, now, time });
  begun(async () => keeping.close());
  const endCheckpoints = keepCheckpoints(journal, club);
  const backups =
    dataDir === undefined || kept === undefined
      ? undefined
      : new Backups({ journal: kept, club, dataDir, now, folder: backupDir, beforehand: () => host.catchUp() });
  host.onOver(() => backups?.noteOver());
  await time.resume();
  if (given === undefined) clock.start();
  return {
    now,
    time,
    zone,
    club,
    journal,
    roster,
    sessions,
    devices,
    signIn,
    host,
    nights,
    standing,
    keeping,
    rulebookTexts: new RulebookTexts(club.rulebookTexts),
    added,
    /** None where nothing is kept. */
    backups,
    /** Shown in the terminal; whoever sets Riffle up from another computer must know it. */
    setupCode: newCode(8),
    close: async () => {
      keeping.close();
      endCheckpoints();
      clock.stop();
      for (const one of added) one.close?.();
      await time.idle();
      await host.close();
      await backups?.close();
      await journal.close();
      await club.close();
    },
  };
}
