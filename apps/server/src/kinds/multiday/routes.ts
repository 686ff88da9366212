import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { commandAnswer } from '../../host/schema.ts';
import { type Api, actorOf } from '../../http/api.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import type { NightShape } from '../night/shape.ts';
import { openDay } from './open-day.ts';
import { openDayBody } from './schema.ts';
import type { MultiDayShape } from './shape.ts';

type Around = {
  readonly people: PeopleStore;
  readonly follow: Parameters<typeof openDay>[0]['follow'];
};

export function multiDayRoutes(
  api: Api,
  events: Hosting<MultiDayShape>,
  nights: Hosting<NightShape>,
  { people, follow }: Around,
): void {
  api.post(
    '/api/multiday/:id/open',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, body: openDayBody, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const event = await events.find(request.params.id);
      if (event === undefined) return refuseAbsent(request, reply, events, request.params);
      const done = await openDay({ event, nights, people, follow }, request.body, actorOf(request, event));
      if (done.is === 'done') return done.answer;
      return done.is === 'not-in-event'
        ? refuseAsked(request, reply, event, done.refusal)
        : refuseAsked(request, reply, done.night, done.refusal);
    },
  );
}
