import { playersOfStacks } from '@riffle/league';
import type { PersonId } from '@riffle/people';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { commandAnswer } from '../../host/schema.ts';
import { type Api, actorOf, languageIn } from '../../http/api.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import type { NightShape } from '../night/shape.ts';
import type { followNights } from './follow-nights.ts';
import { openNights } from './open-nights.ts';
import { matchDayOfNight, openNightsBody } from './schema.ts';
import type { LeagueShape } from './shape.ts';

type Following = ReturnType<typeof followNights>;

/** A match day's nights are opened by its office and its referees, and a night knows of which match day it is. */
export function nightRoutes(
  api: Api,
  leagues: Hosting<LeagueShape>,
  nights: Hosting<NightShape>,
  { tell: follow, dayOf }: Following,
): void {
  api.post(
    '/api/league/:id/nights',
    {
      config: { may: 'floor' },
      schema: { params: byId, querystring: language, body: openNightsBody, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const actor = actorOf(request, league);
      const done = await openNights({ league, nights, follow }, request.body, actor, languageIn(request));
      if (done.is === 'done') return done.answer;
      return done.is === 'not-in-league'
        ? refuseAsked(request, reply, league, done.refusal)
        : refuseAsked(request, reply, done.night, done.refusal);
    },
  );

  api.get(
    '/api/league/of-night/:id',
    {
      config: { may: 'floor' },
      schema: { params: byId, querystring: language, response: answers(matchDayOfNight) },
    },
    async (request) => {
      const of = await dayOf(request.params.id);
      if (of === undefined) return {};
      const { league, division, round, night } = of;
      const called = (person: PersonId) => ({ person, name: league.namesOf(person, 'staff') });
      const stacks = [...playersOfStacks(league.state, { round }, night)].map(
        ([entry, players]) => [entry, players.map((one) => (one === undefined ? null : called(one)))] as const,
      );
      return {
        ...{ league: league.id, name: league.state.setup?.name ?? '', division, round },
        ...(stacks.length > 0 && { stacks: Object.fromEntries(stacks) }),
      };
    },
  );
}
