import { toInstant } from '@riffle/aggregate';
import { captainActor, clubActor, type League } from '@riffle/league';
import type { LeagueLinkAnswer } from '@riffle/wire';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { byCode } from '../../host/schema.ts';
import { type Api, languageIn } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';
import { answers, calendarAnswer } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import { type LinkWay, linkWay, linkWays, tokensOf } from '../links/link-ways.ts';
import type { SecretLinks } from '../links/secret-links.ts';
import { calendarOf } from './calendar.ts';
import { leagueLinks, leagueToken, linkAnswer, linkCommand, ownCalendar } from './schema.ts';
import type { LeagueShape } from './shape.ts';
import { keyOf, viewers } from './viewers.ts';

type Links = {
  readonly clubs: SecretLinks<string, League>;
  readonly teams: SecretLinks<string, League>;
  readonly now: () => number;
};

/** Who comes by a club's link. */
export const clubWay = (leagues: Hosting<LeagueShape>, { clubs, now }: Omit<Links, 'teams'>): LinkWay<LeagueShape> =>
  linkWay(leagues, {
    ...{ links: clubs, now, whose: 'own' },
    stands: (league, club) => league.clubs.some(({ id }) => id === club),
    knownAs: (league, club) => ({
      answer: { league: league.id, as: keyOf({ club }), club } satisfies LeagueLinkAnswer,
      actor: clubActor(club),
    }),
  });

/** What a club says by its own link and a captain by his team's, and where the office finds them. */
export function linkRoutes(api: Api, leagues: Hosting<LeagueShape>, { clubs, teams, now }: Links): void {
  const asClub = clubWay(leagues, { clubs, now });
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

  const ways = [
    ['club', asClub],
    ['captain', asCaptain],
  ] as const;
  for (const [way, letIn] of ways)
    api.post(
      `/api/league/link/:code/${way}/calendar`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { params: byCode, querystring: language, body: leagueToken, response: answers(ownCalendar) },
      },
      async (request, reply) => {
        const known = await letIn(request, reply, { code: request.params.code, token: request.body.token });
        if (known === undefined) return reply;
        const viewer = viewers.named((known.answer as LeagueLinkAnswer).as) ?? 'public';
        return { text: calendarOf(known.hosted, viewer, languageIn(request), toInstant(now())) };
      },
    );

  api.get(
    '/api/league/:id/calendar.ics',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, produces: ['text/calendar'], response: calendarAnswer },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-league-${league.code}.ics"`)
        .serializer(String)
        .send(calendarOf(league, 'office', languageIn(request), toInstant(now())));
    },
  );

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
