import { join } from 'node:path';
import { type Journal, memoryJournal, openSqliteJournal } from '@riffle/journal';
import { openClubFile } from './club/club-file.ts';
import { Directory } from './club/directory.ts';
import { NightShelf } from './club/night-shelf.ts';
import { Templates } from './club/templates.ts';
import { Demos } from './demo/demos.ts';
import { LiveHub } from './live/hub.ts';
import { Nights } from './night/nights.ts';
import { Roster } from './staff/roster.ts';
import { Sessions } from './staff/sessions.ts';
import { newCode } from './staff/token.ts';
import { unattended } from './unattended.ts';

export type HouseOptions = {
  /** The folder of the two files; absent, nothing is kept. */
  readonly dataDir?: string | undefined;
  readonly now?: () => number;
};
export type House = Awaited<ReturnType<typeof openHouse>>;

/** All that lives behind the HTTP API, on two files: the journal, and the club's own tables. */
export async function openHouse({ dataDir, now = Date.now }: HouseOptions) {
  const file = (name: string): string => (dataDir === undefined ? ':memory:' : join(dataDir, name));
  const journal: Journal = dataDir === undefined ? memoryJournal() : openSqliteJournal(file('journal.sqlite'));
  const db = openClubFile(file('club.sqlite'));
  const directory = new Directory(db);
  const roster = new Roster(db, now);
  const sessions = new Sessions(db, roster, now);
  const shelf = new NightShelf(db);
  const hub = new LiveHub(now);
  const nights = new Nights({ journal, shelf, directory, roster, now }, (id) => hub.isWatched(id));
  nights.onChange((hosted) => hub.changed(hosted));
  directory.onChange(() => unattended(nights.tellAll()));
  const demos = new Demos({ nights, hub, now });
  await nights.wake();
  return {
    now,
    db,
    journal,
    directory,
    roster,
    sessions,
    shelf,
    templates: new Templates(db),
    hub,
    nights,
    demos,
    /** Shown in the terminal; whoever sets Riffle up from another computer must know it. */
    setupCode: newCode(8),
    close: async () => {
      demos.close();
      hub.close();
      await nights.close();
      await journal.close();
      db.close();
    },
  };
}
