import type { League } from '@riffle/league';
import type { FileStore } from '../../club/file-store.ts';
import type { KeyStore } from '../../club/key-store.ts';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import type { Hosting } from '../../host/hosting.ts';
import { SecretLinks } from '../links/secret-links.ts';
import type { NightShape } from '../night/shape.ts';
import { leagueFileRoutes, sweepFiles } from './files/file-routes.ts';
import { finishNights } from './finish-nights.ts';
import { followNights } from './follow-nights.ts';
import { league } from './league.ts';
import { clubWay, linkRoutes } from './link-routes.ts';
import { leagueListRoutes } from './list/list-routes.ts';
import { followMembers } from './members/follow-members.ts';
import { memberRoutes } from './members/member-routes.ts';
import { nightRoutes } from './night-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { PUBLIC_PAGE, writtenSeason } from './written-page.ts';

type Around = {
  readonly key: KeyStore;
  readonly people: PeopleStore;
  readonly files: FileStore;
  readonly now: () => number;
  readonly nights: Hosting<NightShape>;
};

/** Seasons of leagues, and what only they have: clubs and captains who come by a link, nights of match days, what everybody may fetch. */
export function addLeagues(host: Host, { key, people, files, now, nights }: Around): Added {
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
  followMembers(leagues, people);
  const following = followNights(leagues, nights);
  return {
    routes: (api) => {
      nightRoutes(api, leagues, nights, following);
      linkRoutes(api, leagues, { clubs, teams, now });
      publicRoutes(api, leagues, { nights, now });
      leagueListRoutes(api, leagues, { people, now });
      memberRoutes(api, leagues, { people, now, asClub: clubWay(leagues, { clubs, now }) });
      leagueFileRoutes(api, leagues, { files, now, asClub: clubWay(leagues, { clubs, now }) });
    },
    writtenAt: async (path, language) => {
      const [, code] = PUBLIC_PAGE.exec(path) ?? [];
      const found = code === undefined ? undefined : await leagues.findByCode(code);
      return found && writtenSeason(found, language);
    },
    woken: async () => {
      await finishNights({ leagues, nights, follow: following.tell });
      await sweepFiles(leagues, files, now());
    },
  };
}
