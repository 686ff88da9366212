import type { DatabaseSync } from 'node:sqlite';
import type { FileStore, StoredFile } from '../file-store.ts';
import { answered, answeredInOne } from './one-piece.ts';

export const sqliteFiles = (db: DatabaseSync): FileStore => ({
  put: ({ kind, of }, { id, medium, bytes }, at) =>
    answered(() => {
      db.prepare(
        `insert into kept_file (kind, of_id, id, medium, bytes, added_at) values (?, ?, ?, ?, ?, ?)
         on conflict (kind, of_id, id) do update set added_at = excluded.added_at`,
      ).run(kind, of, id, medium, bytes, at);
    }),
  find: ({ kind, of }, id) =>
    answered(() => {
      const row = db
        .prepare('select id, medium, bytes from kept_file where kind = ? and of_id = ? and id = ?')
        .get(kind, of, id) as StoredFile | undefined;
      return row && { id: row.id, medium: row.medium, bytes: row.bytes };
    }),
  sweep: ({ kind, of }, keep, before) =>
    answeredInOne(db, () => {
      const old = db
        .prepare('select id from kept_file where kind = ? and of_id = ? and added_at < ?')
        .all(kind, of, before) as { readonly id: string }[];
      const forget = db.prepare('delete from kept_file where kind = ? and of_id = ? and id = ?');
      for (const { id } of old) if (!keep.includes(id)) forget.run(kind, of, id);
    }),
});
