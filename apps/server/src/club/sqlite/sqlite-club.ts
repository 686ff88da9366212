import type { DatabaseSync } from 'node:sqlite';
import { openingTrouble } from '@riffle/journal';
import { Changes } from '../changes.ts';
import type { ClubStore } from '../club-store.ts';
import { SqliteArrivals } from './arrivals.ts';
import { SqliteBackup } from './backup.ts';
import { copyClubFile, openClubFile } from './club-file.ts';
import { sqliteClubName } from './club-name.ts';
import { sqliteClubZone } from './club-zone.ts';
import { sqliteColumns } from './columns.ts';
import { SqliteDevices } from './devices.ts';
import { sqliteFiles } from './files.ts';
import { sqliteHouseKey } from './house-key.ts';
import { SqliteHouseRulebooks } from './house-rulebooks.ts';
import { sqliteKeeping } from './keeping.ts';
import { sqliteLeagueProfiles } from './league-profiles.ts';
import { noteClosing } from './left-open.ts';
import { sqliteLogo } from './logo.ts';
import { answered, answeredInOne } from './one-piece.ts';
import { SqlitePeople } from './people.ts';
import { SqliteRulebookTexts } from './rulebook-texts.ts';
import { SqliteSessions } from './sessions.ts';
import { SqliteShelf } from './shelf.ts';
import { SqliteStaff } from './staff.ts';
import { SqliteTemplates } from './templates.ts';
import { sqliteTime } from './time.ts';
import { sqliteWall } from './wall.ts';

/** The club's own tables in one file, or in memory alone. `db` is for who looks at the file itself. */
export type SqliteClub = ClubStore & { readonly db: DatabaseSync };

export function openSqliteClub(path: string): SqliteClub {
  const file = openClubFile(path);
  try {
    return tablesIn(file, path);
  } catch (error) {
    file.db.close();
    throw openingTrouble(error, path);
  }
}

function tablesIn({ db, damaged }: ReturnType<typeof openClubFile>, path: string): SqliteClub {
  const told = { people: new Changes(), staff: new Changes() };
  return {
    db,
    damaged,
    name: sqliteClubName(db),
    logo: sqliteLogo(db),
    wall: sqliteWall(db),
    files: sqliteFiles(db),
    columns: sqliteColumns(db),
    zone: sqliteClubZone(db),
    key: sqliteHouseKey(db),
    people: new SqlitePeople(db, told.people),
    staff: new SqliteStaff(db, told.staff),
    arrivals: new SqliteArrivals(db, told),
    sessions: new SqliteSessions(db),
    devices: new SqliteDevices(db),
    shelf: new SqliteShelf(db),
    templates: new SqliteTemplates(db),
    houseRulebooks: new SqliteHouseRulebooks(db),
    leagueProfiles: sqliteLeagueProfiles(db),
    rulebookTexts: new SqliteRulebookTexts(db),
    keeping: sqliteKeeping(db),
    checkpoint: () => answered(() => db.exec('pragma wal_checkpoint(passive)')),
    backup: new SqliteBackup(db),
    copyTo: (to) => answered(() => copyClubFile(db, to)),
    endAllWaysIn: () =>
      answeredInOne(db, () => db.exec('delete from sessions; delete from devices; update staff set link = null')),
    time: sqliteTime(db, damaged.some(({ table }) => table === 'house_time') ? 'damaged' : 'whole'),
    close: async () => {
      if (db.isOpen) noteClosing(db, path);
    },
  };
}
