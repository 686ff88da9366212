import type { DatabaseSync } from 'node:sqlite';
import type { ClubWall } from '@riffle/wire';
import type { Medium, WallStore } from '../wall-store.ts';
import { keptJson } from './kept-json.ts';
import { answered, answeredInOne } from './one-piece.ts';

const idsIn = (db: DatabaseSync): readonly string[] =>
  (db.prepare('select id from wall_media').all() as { readonly id: string }[]).map(({ id }) => id);

export const sqliteWall = (db: DatabaseSync): WallStore => ({
  get: () =>
    answered(() => {
      const row = db.prepare('select content from club_wall').get() as { readonly content: string } | undefined;
      return (row && keptJson<ClubWall>(row.content)) ?? {};
    }),
  set: (wall, named, at, keepSince) =>
    answeredInOne(db, () => {
      db.prepare(
        `insert into club_wall (one, content, changed_at) values (1, ?, ?)
         on conflict (one) do update set content = excluded.content, changed_at = excluded.changed_at`,
      ).run(JSON.stringify(wall), at);
      const forget = db.prepare('delete from wall_media where id = ? and added_at < ?');
      for (const id of idsIn(db)) if (!named.includes(id)) forget.run(id, keepSince);
    }),
  add: ({ id, type, bytes }, at, most) =>
    answeredInOne(db, () => {
      const there = idsIn(db);
      if (!there.includes(id) && there.length >= most) return false;
      db.prepare(
        `insert into wall_media (id, type, bytes, added_at) values (?, ?, ?, ?)
         on conflict (id) do update set added_at = excluded.added_at`,
      ).run(id, type, bytes, at);
      return true;
    }),
  medium: (id) =>
    answered(() => {
      const row = db.prepare('select id, type, bytes from wall_media where id = ?').get(id) as Medium | undefined;
      return row && { id: row.id, type: row.type, bytes: row.bytes };
    }),
  there: (ids) =>
    answered(() => {
      const there = new Set(idsIn(db));
      return ids.filter((id) => there.has(id));
    }),
});
