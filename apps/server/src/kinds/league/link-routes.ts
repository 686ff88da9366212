import { type Actor, toCommitId } from '@riffle/aggregate';
import { captainActor, clubActor, type League } from '@riffle/league';
import type { LeagueLinkAnswer } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { byCode, commandAnswer } from '../../host/schema.ts';
import type { Api } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import { linkDoor } from '../night/link-door.ts';
import type { SecretLinks } from '../night/secret-links.ts';
import { leagueLinks, leagueToken, linkAnswer, linkCommand } from './schema.ts';
import type { LeagueShape } from './shape.ts';
import { keyOf } from './viewers.ts';

type Links = {
  readonly clubs: SecretLinks<string, League>;
  readonly teams: SecretLinks<string, League>;
  readonly now: () => number;
};
type Known = { readonly league: Hosted<LeagueShape>; readonly answer: LeagueLinkAnswer; readonly actor: Actor };
type Asked = { readonly code: string; readonly token: string };
type LetIn = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<Known | undefined>;

/** What a club says by its own link and a captain by his team's, and where the office finds them. */
export function linkRoutes(api: Api, leagues: Hosting<LeagueShape>, { clubs, teams, now }: Links): void {
  const asClub = linkDoor(leagues, {
    ...{ links: clubs, now, whose: 'own' },
    stands: (league, club) => league.clubs.some(({ id }) => id === club),
  });
  const asCaptain = linkDoor(leagues, {
    ...{ links: teams, now, whose: 'own' },
    stands: (league, team) => league.teams.some(({ id }) => id === team),
  });
  const letIn: { readonly [W in 'club' | 'captain']: LetIn } = {
    club: async (...asked) => {
      const found = await asClub(...asked);
      if (found === undefined) return undefined;
      const { hosted: league, of: club } = found;
      return { league, answer: { league: league.id, as: keyOf({ club }), club }, actor: clubActor(club) };
    },
    captain: async (...asked) => {
      const found = await asCaptain(...asked);
      if (found === undefined) return undefined;
      const { hosted: league, of: team } = found;
      return { league, answer: { league: league.id, as: keyOf({ team }), team }, actor: captainActor(team) };
    },
  };

  // the token comes in a body: what stands in an address is written down on the way
  const common = { params: byCode, querystring: language } as const;
  for (const way of ['club', 'captain'] as const) {
    api.post(
      `/api/league/link/:code/${way}`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { ...common, body: leagueToken, response: answers(linkAnswer) },
      },
      async (request, reply) => {
        const { code } = request.params;
        const known = await letIn[way](request, reply, { code, token: request.body.token });
        return known === undefined ? reply : known.answer;
      },
    );
    api.post(
      `/api/league/link/:code/${way}/commands`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { ...common, body: linkCommand, response: answers(commandAnswer) },
      },
      async (request, reply) => {
        const { token, id, command } = request.body;
        const known = await letIn[way](request, reply, { code: request.params.code, token });
        if (known === undefined) return reply;
        const { league, actor } = known;
        const done = await league.perform({ id: toCommitId(id), command, actor });
        return done.ok ? done.value : refuseAsked(request, reply, league, done.refusal, 'room');
      },
    );
  }

  api.get(
    '/api/league/:id/links',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, response: answers(leagueLinks) },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const linksOf = async (ids: readonly { readonly id: string }[], links: SecretLinks<string, League>) =>
        Object.fromEntries(
          await Promise.all(ids.map(async ({ id }) => [id, await links.tokenOf(league, id)] as const)),
        );
      return {
        clubs: await linksOf(league.state.clubs, clubs),
        teams: await linksOf(league.state.teams, teams),
      };
    },
  );
}
