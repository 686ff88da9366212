import type { DatabaseSync } from 'node:sqlite';
import { type KeepingStore, type Kept, USUAL_MONTHS } from '../keeping-store.ts';
import { answered } from './one-piece.ts';

type Row = { readonly months: number; readonly last_at: number | null; readonly last_texts: number };

export const sqliteKeeping = (db: DatabaseSync): KeepingStore => ({
  get: () =>
    answered((): Kept => {
      const row = db.prepare('select months, last_at, last_texts from keeping').get() as Row | undefined;
      if (row === undefined) return { months: USUAL_MONTHS };
      const { months, last_at: at, last_texts: texts } = row;
      return { months, ...(at === null ? {} : { last: { at, texts } }) };
    }),
  setMonths: (months) =>
    answered(() => {
      db.prepare(
        `insert into keeping (one, months) values (1, ?) on conflict (one) do update set months = excluded.months`,
      ).run(months);
    }),
  noteTakenOut: ({ at, texts }) =>
    answered(() => {
      db.prepare(
        `insert into keeping (one, months, last_at, last_texts) values (1, ?, ?, ?)
         on conflict (one) do update set last_at = excluded.last_at, last_texts = excluded.last_texts`,
      ).run(USUAL_MONTHS, at, texts);
    }),
});
