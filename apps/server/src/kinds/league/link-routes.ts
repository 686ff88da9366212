import { captainActor, clubActor, type League } from '@riffle/league';
import type { LeagueLinkAnswer } from '@riffle/wire';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import type { Api } from '../../http/api.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import { linkWay, linkWays, tokensOf } from '../links/link-ways.ts';
import type { SecretLinks } from '../links/secret-links.ts';
import { leagueLinks, leagueToken, linkAnswer, linkCommand } from './schema.ts';
import type { LeagueShape } from './shape.ts';
import { keyOf } from './viewers.ts';

type Links = {
  readonly clubs: SecretLinks<string, League>;
  readonly teams: SecretLinks<string, League>;
  readonly now: () => number;
};

/** What a club says by its own link and a captain by his team's, and where the office finds them. */
export function linkRoutes(api: Api, leagues: Hosting<LeagueShape>, { clubs, teams, now }: Links): void {
  const asClub = linkWay(leagues, {
    ...{ links: clubs, now, whose: 'own' },
    stands: (league, club) => league.clubs.some(({ id }) => id === club),
    knownAs: (league, club) => ({
      answer: { league: league.id, as: keyOf({ club }), club } satisfies LeagueLinkAnswer,
      actor: clubActor(club),
    }),
  });
  const asCaptain = linkWay(leagues, {
    ...{ links: teams, now, whose: 'own' },
    stands: (league, team) => league.teams.some(({ id }) => id === team),
    knownAs: (league, team) => ({
      answer: { league: league.id, as: keyOf({ team }), team } satisfies LeagueLinkAnswer,
      actor: captainActor(team),
    }),
  });
  linkWays(api, {
    ...{ path: '/api/league/link', ways: { club: asClub, captain: asCaptain } },
    ...{ token: leagueToken, command: linkCommand, answer: linkAnswer },
  });

  api.get(
    '/api/league/:id/links',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, response: answers(leagueLinks) },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
      return {
        clubs: await tokensOf(league, idsOf(league.state.clubs), clubs),
        teams: await tokensOf(league, idsOf(league.state.teams), teams),
      };
    },
  );
}
