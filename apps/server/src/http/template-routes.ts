import type { House } from '../house.ts';
import { listOf } from '../schema/brand.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { template, templateBody } from '../schema/template.ts';
import type { Api } from './api.ts';

export function templateRoutes(api: Api, { club: { templates }, now }: House): void {
  api.get('/api/templates', { config: { may: 'floor' }, schema: { response: answers(listOf(template)) } }, () =>
    templates.list(),
  );

  api.put(
    '/api/templates/:id',
    { config: { may: 'director' }, schema: { params: byId, body: templateBody, response: answers(template) } },
    async ({ params, body }) => {
      const kept = { id: params.id, ...body };
      await templates.put(kept, now());
      return kept;
    },
  );

  api.delete(
    '/api/templates/:id',
    { config: { may: 'director' }, schema: { params: byId, response: noAnswer } },
    async (request, reply) => {
      await templates.remove(request.params.id);
      return reply.code(204).send();
    },
  );
}
