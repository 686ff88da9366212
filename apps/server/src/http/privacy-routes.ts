import { toPersonId } from '@riffle/people';
import { z } from 'zod';
import type { House } from '../house.ts';
import { erasePerson, tracesOf } from '../privacy/erasing.ts';
import { personFile } from '../privacy/person-file.ts';
import { personPenalties } from '../privacy/person-penalties.ts';
import { clearWalls } from '../privacy/wall-texts.ts';
import {
  eraseBody,
  erased,
  keepingBody,
  keepingQuery,
  keepingTimes,
  penaltiesOfPerson,
  personTraces,
  unservedBefore,
} from '../schema/privacy.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import { type Api, languageIn, refuseWith } from './api.ts';
import { LIMITS, perMinute } from './limits.ts';

/** An answer only where something could not be looked through. */
const erasing = { ...answers(erased), ...noAnswer } as const;

/** What is kept of somebody: to be given out, and to be erased. */
export function privacyRoutes(api: Api, house: House): void {
  const idOf = ({ id }: { readonly id: string }) => toPersonId(id);
  const rateLimit = perMinute(LIMITS.files);

  api.get(
    '/api/people/:id/file',
    {
      config: { may: 'director', rateLimit },
      schema: { params: byId, querystring: language, response: answers(z.unknown().describe('All that is kept')) },
    },
    async (request, reply) => {
      const file = await personFile(house, idOf(request.params), languageIn(request));
      if (file === undefined) return refuseWith(request, reply, 'not-found');
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="riffle-person.json"')
        .serializer(String)
        .send(file);
    },
  );

  api.get(
    '/api/people/:id/penalties',
    { config: { may: 'floor', rateLimit }, schema: { params: byId, response: answers(penaltiesOfPerson) } },
    async (request) => personPenalties(house, idOf(request.params)),
  );

  api.get(
    '/api/night/:id/unserved',
    { config: { may: 'floor', rateLimit }, schema: { params: byId, response: answers(unservedBefore) } },
    async (request) => house.standing.before(request.params.id),
  );

  api.get(
    '/api/people/:id/traces',
    { config: { may: 'director', rateLimit }, schema: { params: byId, response: answers(personTraces) } },
    async (request) => tracesOf(house, idOf(request.params)),
  );

  api.post(
    '/api/people/:id/erase',
    { config: { may: 'director', rateLimit }, schema: { params: byId, body: eraseBody, response: erasing } },
    async (request, reply) => {
      const done = await erasePerson(house, idOf(request.params), request.body, clearWalls(house));
      if (done === undefined) return refuseWith(request, reply, 'not-found');
      return done.unread.length > 0 ? reply.code(200).send(done) : reply.code(204).send();
    },
  );

  api.delete(
    '/api/people/:id',
    { config: { may: 'director', rateLimit }, schema: { params: byId, response: erasing } },
    async (request, reply) => {
      const done = await erasePerson(house, idOf(request.params), { keep: [] }, clearWalls(house));
      if (done === undefined) return refuseWith(request, reply, 'not-found');
      return done.unread.length > 0 ? reply.code(200).send(done) : reply.code(204).send();
    },
  );

  api.get(
    '/api/keeping',
    {
      config: { may: 'director', rateLimit },
      schema: { querystring: keepingQuery, response: answers(keepingTimes) },
    },
    ({ query: { months } }) => house.keeping.times(months),
  );

  api.put(
    '/api/keeping',
    { config: { may: 'director' }, schema: { body: keepingBody, response: noAnswer } },
    async (request, reply) => {
      await house.club.keeping.setMonths(request.body.months);
      return reply.code(204).send();
    },
  );
}
