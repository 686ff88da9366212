import type { DatabaseSync } from 'node:sqlite';
import type { Logo, LogoStore } from '../logo-store.ts';
import { answered } from './one-piece.ts';

export const sqliteLogo = (db: DatabaseSync): LogoStore => ({
  get: () =>
    answered(() => {
      const row = db.prepare('select type, bytes, hash from club_logo').get() as Logo | undefined;
      return row && { type: row.type, bytes: row.bytes, hash: row.hash };
    }),
  hash: () => answered(() => (db.prepare('select hash from club_logo').get() as Pick<Logo, 'hash'> | undefined)?.hash),
  set: ({ type, bytes, hash }, at) =>
    answered(() => {
      db.prepare(
        `insert into club_logo (one, type, bytes, hash, changed_at) values (1, ?, ?, ?, ?)
         on conflict (one) do update set type = excluded.type, bytes = excluded.bytes, hash = excluded.hash,
           changed_at = excluded.changed_at`,
      ).run(type, bytes, hash, at);
    }),
  remove: () => answered(() => db.prepare('delete from club_logo').run().changes > 0),
});
