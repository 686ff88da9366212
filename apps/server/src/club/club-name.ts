import type { DatabaseSync } from 'node:sqlite';

/** What the club calls itself; there is none before the first run. */
export const clubName = (db: DatabaseSync): string =>
  (db.prepare('select name from club').get() as { name: string } | undefined)?.name ?? '';

export function nameClub(db: DatabaseSync, name: string, now: number): void {
  db.prepare(
    'insert into club (one, name, created_at) values (1, ?, ?) on conflict (one) do update set name = excluded.name',
  ).run(name, now);
}
