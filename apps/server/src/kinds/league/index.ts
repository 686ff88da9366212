import type { League } from '@riffle/league';
import type { KeyStore } from '../../club/key-store.ts';
import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import { SecretLinks } from '../night/secret-links.ts';
import { league } from './league.ts';
import { linkRoutes } from './link-routes.ts';
import { publicRoutes } from './public-routes.ts';

/** Seasons of leagues, and what only they have: clubs and captains who come by a link, what everybody may fetch. */
export function addLeagues(host: Host, { key, now }: { readonly key: KeyStore; readonly now: () => number }): Added {
  const leagues = host.add(league);
  const of = { toId: (text: string) => text, marks: () => [] };
  const clubs = new SecretLinks<string, League>({ ...of, info: 'riffle league club links' }, key, now);
  const teams = new SecretLinks<string, League>({ ...of, info: 'riffle league captain links' }, key, now);
  leagues.letIn(async (hosted, viewer, token) => {
    if (typeof viewer === 'string') return false;
    return 'club' in viewer
      ? (await clubs.find(hosted, token))?.of === viewer.club
      : (await teams.find(hosted, token))?.of === viewer.team;
  });
  return {
    routes: (api) => {
      linkRoutes(api, leagues, { clubs, teams, now });
      publicRoutes(api, leagues, now);
    },
  };
}
