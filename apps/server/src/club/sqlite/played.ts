import type { DatabaseSync } from 'node:sqlite';
import type { Played } from './person-row.ts';

type Counted = { readonly person: string; readonly nights: number; readonly last: number };

/** How often, and when last, these took part, each with whoever was merged into them. */
export const playedOf = (db: DatabaseSync, ids: readonly string[]): ReadonlyMap<string, Played> =>
  asMap(db.prepare(OF_SOME).all(JSON.stringify(ids)) as Counted[]);

/** The same of everybody: most were never merged, and a count by person alone is fast. */
export function playedOfAll(db: DatabaseSync): ReadonlyMap<string, Played> {
  const played = asMap(db.prepare(BY_PERSON).all() as Counted[]);
  const roots = (db.prepare(MERGED_INTO).all() as { readonly id: string }[]).map(({ id }) => id);
  return roots.length === 0 ? played : new Map([...played, ...playedOf(db, roots)]);
}

const asMap = (counted: readonly Counted[]): ReadonlyMap<string, Played> =>
  new Map(counted.map(({ person, nights, last }) => [person, { nights, last }]));

const BY_PERSON = 'select person, count(*) as nights, max(at) as last from played group by person';
const MERGED_INTO = 'select distinct merged_into as id from people where merged_into is not null';
const OF_SOME = `with recursive same (root, id) as (
    select id, id from people where id in (select value from json_each(?)) and merged_into is null
    union
    select same.root, people.id from same join people on people.merged_into = same.id),
  nights as (
    select same.root as person, max(played.at) as at from same cross join played on played.person = same.id
    group by same.root, played.kind, played.id)
  select person, count(*) as nights, max(at) as last from nights group by person`;
