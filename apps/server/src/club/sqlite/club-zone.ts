import type { DatabaseSync } from 'node:sqlite';
import type { ClubZone } from '../club-store.ts';
import { answered } from './one-piece.ts';

export const sqliteClubZone = (db: DatabaseSync): ClubZone => ({
  get: () => answered(() => (db.prepare('select zone from club_zone').get() as { zone: string } | undefined)?.zone),
  set: (zone) =>
    answered(() => {
      db.prepare(
        `insert into club_zone (one, zone) values (1, ?) on conflict (one) do update set zone = excluded.zone`,
      ).run(zone);
    }),
});
