import type { HouseRulebook } from '@riffle/rulebooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { listOf } from '../schema/brand.ts';
import { houseBody, houseDocument, houseFile, houseOnShelf, houseQuery } from '../schema/house.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import { type Api, refuseWith } from './api.ts';
import { ID_OF_PATH, problemsIn, refuseDocument } from './house-problems.ts';

/** The club's house rulebooks. Everybody may read by what is played; the director changes them. */
export function houseRoutes(api: Api, { club, host, now }: House): void {
  api.get('/api/house-rulebooks', { config: { may: 'all' }, schema: { response: answers(listOf(houseOnShelf)) } }, () =>
    club.houseRulebooks.list(),
  );

  api.get(
    '/api/house-rulebooks/:id',
    { config: { may: 'all' }, schema: { params: byId, querystring: houseQuery, response: answers(houseOnShelf) } },
    async (request, reply) =>
      (await club.houseRulebooks.find(request.params.id, request.query.edition)) ??
      refuseWith(request, reply, 'not-found'),
  );

  api.get(
    '/api/house-rulebooks/:id/export',
    { config: { may: 'all' }, schema: { params: byId, querystring: houseQuery, response: answers(houseFile) } },
    async (request, reply) => {
      const found = await club.houseRulebooks.find(request.params.id, request.query.edition);
      if (found === undefined) return refuseWith(request, reply, 'not-found');
      const { id, edition } = found.house;
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}-${edition}.json"`)
        .serializer((house: unknown) => `${JSON.stringify(house, undefined, 2)}\n`)
        .send(found.house);
    },
  );

  api.put(
    '/api/house-rulebooks/:id',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, body: houseBody, response: answers(houseOnShelf) },
    },
    async (request, reply) => {
      const { house, expectedVersion } = request.body;
      const { id } = house;
      const problems = [...problemsIn(house), ...(id === request.params.id ? [] : [ID_OF_PATH])];
      return problems.length > 0
        ? refuseDocument(request, reply, problems, '/house')
        : save(request, reply, house as unknown as HouseRulebook, expectedVersion);
    },
  );

  api.post(
    '/api/house-rulebooks/import',
    {
      config: { may: 'director' },
      schema: { querystring: language, body: houseDocument, response: answers(houseOnShelf) },
    },
    async (request, reply) => {
      const problems = problemsIn(request.body);
      return problems.length > 0
        ? refuseDocument(request, reply, problems, '')
        : save(request, reply, request.body as unknown as HouseRulebook, undefined);
    },
  );

  api.delete(
    '/api/house-rulebooks/:id',
    { config: { may: 'director' }, schema: { params: byId, response: noAnswer } },
    async (request, reply) => {
      await club.houseRulebooks.remove(request.params.id);
      return reply.code(204).send();
    },
  );

  async function save(
    request: FastifyRequest,
    reply: FastifyReply,
    house: HouseRulebook,
    expectedVersion: number | undefined,
  ) {
    // what holds the edition stands in the list, and that may lag behind
    await host.catchUp();
    const saved = await club.houseRulebooks.save(house, { at: now(), expectedVersion });
    return saved.ok ? saved.value : refuseWith(request, reply, saved.refusal);
  }
}
