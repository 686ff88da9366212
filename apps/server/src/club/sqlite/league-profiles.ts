import type { DatabaseSync } from 'node:sqlite';
import { accept, refuse } from '@riffle/aggregate';
import type { OwnProfile } from '@riffle/league';
import type { LeagueProfileOnShelf } from '@riffle/wire';
import type { LeagueProfileStore } from '../league-profile-store.ts';
import { keptJson } from './kept-json.ts';
import { answered, answeredInOne } from './one-piece.ts';

type Row = { readonly document: string; readonly version: number; readonly saved_at: number };

/** Nothing where it cannot be read any more. */
function readRow({ document, version, saved_at: savedAt }: Row): readonly LeagueProfileOnShelf[] {
  const profile = keptJson<OwnProfile>(document);
  return profile === undefined ? [] : [{ profile, version, savedAt }];
}
const called = ({ profile }: LeagueProfileOnShelf): string => profile.name ?? profile.id;

export const sqliteLeagueProfiles = (db: DatabaseSync): LeagueProfileStore => ({
  list: () =>
    answered(() =>
      (db.prepare('select document, version, saved_at from league_profiles').all() as Row[])
        .flatMap(readRow)
        .toSorted((one, other) => called(one).localeCompare(called(other), 'de')),
    ),
  save: (profile, { at, expectedVersion }) =>
    answeredInOne(db, () => {
      const row = db.prepare('select document, version, saved_at from league_profiles where id = ?').get(profile.id);
      const kept = row as Row | undefined;
      const version = kept?.version ?? 0;
      if (expectedVersion !== undefined && expectedVersion !== version)
        return refuse(expectedVersion === 0 ? 'id-taken' : 'version-conflict');
      const document = JSON.stringify(profile);
      if (kept?.document === document) return accept({ profile, version, savedAt: kept.saved_at });
      db.prepare(
        `insert into league_profiles (id, document, version, saved_at) values (?, ?, ?, ?)
         on conflict (id) do update set
           document = excluded.document, version = excluded.version, saved_at = excluded.saved_at`,
      ).run(profile.id, document, version + 1, at);
      return accept({ profile, version: version + 1, savedAt: at });
    }),
  remove: (id) => answered(() => void db.prepare('delete from league_profiles where id = ?').run(id)),
});
