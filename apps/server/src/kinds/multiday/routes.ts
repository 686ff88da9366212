import { toEntryId } from '@riffle/tournament';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { commandAnswer } from '../../host/schema.ts';
import { type Api, actorOf } from '../../http/api.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import type { NightShape } from '../night/shape.ts';
import { nextDayOf } from './next-day.ts';
import { openDay } from './open-day.ts';
import { nextDayAnswer, ofEntry, openDayBody } from './schema.ts';
import type { MultiDayShape } from './shape.ts';

type Around = {
  readonly people: PeopleStore;
  readonly follow: Parameters<typeof openDay>[0]['follow'];
  readonly eventsOf: (night: string) => Promise<readonly Hosted<MultiDayShape>[]>;
};

export function multiDayRoutes(
  api: Api,
  events: Hosting<MultiDayShape>,
  nights: Hosting<NightShape>,
  { people, follow, eventsOf }: Around,
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

  // by the code of the night that is over: its room goes on in another
  api.get(
    '/api/multiday/next/:code/:entry',
    {
      config: { may: 'all' },
      schema: { params: ofEntry, querystring: language, response: answers(nextDayAnswer) },
    },
    async (request, reply) => {
      const night = await nights.findByCode(request.params.code);
      if (night === undefined) return refuseAbsent(request, reply, nights, request.params);
      const entry = toEntryId(request.params.entry);
      const next = await nextDayOf({ events: await eventsOf(night.id), nights, people }, night, entry);
      return next ?? {};
    },
  );
}
