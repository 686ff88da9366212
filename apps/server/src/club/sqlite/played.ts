import type { DatabaseSync } from 'node:sqlite';
import type { Played } from './person-row.ts';

type Counted = { readonly person: string; readonly nights: number; readonly last: number };
type Merged = { readonly id: string; readonly root: string };

/** How often, and when last, everybody took part. Whoever was merged with others is counted with them. */
export function playedBy(db: DatabaseSync): (id: string) => Played | undefined {
  const counted = db.prepare('select person, count(*) as nights, max(at) as last from played group by person').all();
  const played = new Map<string, Played>();
  for (const { person, nights, last } of counted as Counted[]) played.set(person, { nights, last });
  for (const [root, ids] of clusters(db)) {
    const together = db.prepare(TOGETHER).get(JSON.stringify(ids)) as { nights: number; last: number | null };
    if (together.last !== null) played.set(root, { nights: together.nights, last: together.last });
    for (const id of ids) if (id !== root) played.delete(id);
  }
  return (id) => played.get(id);
}

/** Only where something was merged: the one that is left, and every id behind it. */
function clusters(db: DatabaseSync): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, root } of db.prepare(MERGED).all() as Merged[]) {
    const ids = found.get(root) ?? [root];
    found.set(root, ids);
    ids.push(id);
  }
  return found;
}

const TOGETHER = `select count(*) as nights, max(at) as last from
  (select max(at) as at from played where person in (select value from json_each(?)) group by kind, id)`;

const MERGED = `with recursive chain (id, root, next) as (
    select id, merged_into, merged_into from people where merged_into is not null
    union
    select chain.id, people.merged_into, people.merged_into from chain join people on people.id = chain.next
      where people.merged_into is not null)
  select chain.id, chain.root from chain join people on people.id = chain.root where people.merged_into is null`;
