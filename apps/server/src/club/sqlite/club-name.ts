import type { DatabaseSync } from 'node:sqlite';
import type { ClubName } from '../club-store.ts';
import { answered } from './one-piece.ts';

export const sqliteClubName = (db: DatabaseSync): ClubName => ({
  get: () => answered(() => (db.prepare('select name from club').get() as { name: string } | undefined)?.name ?? ''),
  set: (name, at) =>
    answered(() => {
      db.prepare(
        `insert into club (one, name, created_at) values (1, ?, ?)
         on conflict (one) do update set name = excluded.name`,
      ).run(name, at);
    }),
});
