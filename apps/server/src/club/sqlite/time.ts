import type { DatabaseSync } from 'node:sqlite';
import type { KeptTime, TimeStore } from '../time-store.ts';
import { answered } from './one-piece.ts';

/** `found`: what lies there is as it was written. What is not may say anything, and must not keep the house from opening. */
export function sqliteTime(db: DatabaseSync, found: 'whole' | 'damaged'): TimeStore {
  let isWhole = found === 'whole';
  return {
    get: () =>
      answered(() => {
        if (!isWhole) return undefined;
        const row = db.prepare('select kept from house_time').get() as { readonly kept: string } | undefined;
        return row === undefined ? undefined : (JSON.parse(row.kept) as KeptTime);
      }),
    set: (kept) =>
      answered(() => {
        db.prepare(
          `insert into house_time (one, kept) values (1, ?)
           on conflict (one) do update set kept = excluded.kept`,
        ).run(JSON.stringify(kept));
        isWhole = true;
      }),
  };
}
