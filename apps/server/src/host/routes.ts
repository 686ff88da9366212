import { toCommitId } from '@riffle/aggregate';
import { type Api, actorOf, languageIn, refuseWith } from '../http/api.ts';
import { isAllowed } from '../http/may.ts';
import { listOf } from '../schema/brand.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import { binRoutes } from './bin-routes.ts';
import { commandRoutes } from './command-routes.ts';
import { documentOf } from './document.ts';
import type { Hosting } from './hosting.ts';
import { refuseAbsent } from './refuse-absent.ts';
import { refuseAsked } from './refuse-asked.ts';
import { archived, byCode, commandAnswer, listQuery, schemasOf } from './schema.ts';

/** The ways in that are the same for every kind: the list, one as the floor or a guest sees it, and what is asked of it. */
export function hostRoutes(api: Api, hosting: Hosting): void {
  const { kind } = hosting;
  const { name, viewers } = kind;
  const schemas = schemasOf(kind);

  api.get(
    `/api/${name}`,
    { config: { may: 'all' }, schema: { querystring: listQuery, response: answers(listOf(schemas.listed)) } },
    async ({ session, query }) => {
      const kept = isAllowed(kind.mayList, session?.member) ? await hosting.list(query.archived ?? false) : [];
      return [...hosting.demos(), ...kept];
    },
  );

  api.post(
    `/api/${name}`,
    {
      config: { may: kind.roles[kind.creating.type] ?? 'owner' },
      schema: { querystring: language, body: schemas.creation, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const { id, commandId, ...given } = request.body;
      const hosted = await hosting.findOrPrepare(id);
      const made = await hosted.perform({
        id: toCommitId(commandId),
        command: kind.creating.command(given as never),
        actor: actorOf(request, hosted),
      });
      if (made.ok) return made.value;
      await hosting.letGoOfEmpty(hosted);
      return refuseAsked(request, reply, hosted, made.refusal);
    },
  );

  api.get(
    `/api/${name}/:id`,
    {
      config: { may: 'cashier', orInDemoOf: name },
      schema: { params: byId, querystring: language, response: answers(schemas.document) },
    },
    async (request, reply) => {
      const hosted = await hosting.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, hosting, request.params);
      const member = request.session?.member;
      // a demo is run by whoever looks at it
      if (hosted.demo || member === undefined) return documentOf(hosted, viewers.floor, languageIn(request));
      const viewer = viewers.of(member);
      if (!viewers.mayBe(viewer, member)) return refuseWith(request, reply, 'not-allowed');
      return documentOf(hosted, viewer, languageIn(request));
    },
  );

  api.get(
    `/api/${name}/link/:code`,
    { config: { may: 'all' }, schema: { params: byCode, querystring: language, response: answers(schemas.document) } },
    async (request, reply) => {
      const hosted = await hosting.findByCode(request.params.code);
      return hosted === undefined
        ? refuseAbsent(request, reply, hosting, request.params)
        : documentOf(hosted, viewers.guest, languageIn(request));
    },
  );

  api.put(
    `/api/${name}/:id/archived`,
    { config: { may: 'owner' }, schema: { params: byId, body: archived, response: noAnswer } },
    async (request, reply) => {
      const isThere = await hosting.archive(request.params.id, request.body.archived);
      return isThere ? reply.code(204).send() : refuseAbsent(request, reply, hosting, request.params);
    },
  );

  binRoutes(api, hosting, schemas);
  commandRoutes(api, hosting, schemas);
}
