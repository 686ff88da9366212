import type { League } from '@riffle/league';
import type { KeyStore } from '../../club/key-store.ts';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import { SecretLinks } from '../links/secret-links.ts';
import { league } from './league.ts';
import { linkRoutes } from './link-routes.ts';
import { leagueListRoutes } from './list/list-routes.ts';
import { publicRoutes } from './public-routes.ts';

type Around = { readonly key: KeyStore; readonly people: PeopleStore; readonly now: () => number };

/** Seasons of leagues, and what only they have: clubs and captains who come by a link, what everybody may fetch. */
export function addLeagues(host: Host, { key, people, now }: Around): Added {
  const leagues = host.add(league);
  const linksOf = (of: 'club' | 'team', info: string) =>
    new SecretLinks<string, League>(
      {
        info,
        toId: (text) => text,
        marks: ({ renewals }, id) => renewals.filter((one) => one.of === of && one.id === id).map(({ mark }) => mark),
      },
      key,
      now,
    );
  const clubs = linksOf('club', 'riffle league club links');
  const teams = linksOf('team', 'riffle league captain links');
  leagues.letIn(async (hosted, viewer, token) => {
    if (typeof viewer === 'string') return false;
    const found = await ('club' in viewer ? clubs : teams).find(hosted, token);
    return found?.holds === true && found.of === ('club' in viewer ? viewer.club : viewer.team);
  });
  return {
    routes: (api) => {
      linkRoutes(api, leagues, { clubs, teams, now });
      publicRoutes(api, leagues, now);
      leagueListRoutes(api, leagues, { people, now });
    },
  };
}
