import type { DatabaseSync } from 'node:sqlite';
import type { ClubColumns } from '@riffle/wire';
import type { ColumnsStore } from '../columns-store.ts';
import { keptJson } from './kept-json.ts';
import { answered } from './one-piece.ts';

export const sqliteColumns = (db: DatabaseSync): ColumnsStore => ({
  get: () =>
    answered(() => {
      const row = db.prepare('select content from club_columns').get() as { readonly content: string } | undefined;
      return (row && keptJson<ClubColumns>(row.content)) ?? {};
    }),
  set: (columns, at) =>
    answered(() => {
      db.prepare(
        `insert into club_columns (one, content, changed_at) values (1, ?, ?)
         on conflict (one) do update set content = excluded.content, changed_at = excluded.changed_at`,
      ).run(JSON.stringify(columns), at);
    }),
});
