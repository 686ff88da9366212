import { type Api, refuseWith } from '../http/api.ts';
import { LIMITS, perMinute } from '../http/limits.ts';
import { listOf } from '../schema/brand.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import { goneAt } from './bin.ts';
import type { Hosting } from './hosting.ts';
import { refuseAbsent } from './refuse-absent.ts';
import { byName, discarded, type Schemas } from './schema.ts';
import { damageOnly } from './unreadable.ts';

/** Thrown away, brought back, forgotten for good: the owner's alone, and what is lost is called by its name. */
export function binRoutes(api: Api, hosting: Hosting, { binned }: Schemas): void {
  const { name } = hosting.kind;
  const config = { may: 'owner', rateLimit: perMinute(LIMITS.staff) } as const;

  api.get(`/api/${name}/bin`, { config, schema: { response: answers(listOf(binned)) } }, async () =>
    (await hosting.bin()).map((one) => ({ ...one, goneAt: goneAt(one.deletedAt) })),
  );

  api.post(
    `/api/${name}/:id/delete`,
    { config, schema: { params: byId, querystring: language, body: byName, response: answers(discarded) } },
    async (request, reply) => {
      const { id } = request.params;
      const hosted = await hosting.find(id).catch(damageOnly);
      const isDamaged = hosted === 'damaged';
      if (hosted === undefined || (!isDamaged && hosted.demo))
        return refuseAbsent(request, reply, hosting, request.params);
      const called = isDamaged ? await hosting.calledAsListed(id) : hosting.kind.called(hosted.state);
      if (!isSameName(called ?? '', request.body.name)) return refuseWith(request, reply, 'wrong-name');
      const deletedAt = isDamaged ? await hosting.discardDamaged(id) : await hosting.discard(hosted);
      if (deletedAt === undefined) return refuseWith(request, reply, 'is-running');
      return { goneAt: goneAt(deletedAt) };
    },
  );

  api.post(
    `/api/${name}/:id/bring-back`,
    { config, schema: { params: byId, querystring: language, response: noAnswer } },
    async (request, reply) =>
      (await hosting.bringBack(request.params.id)) ? reply.code(204).send() : refuseWith(request, reply, 'not-found'),
  );

  api.post(
    `/api/${name}/:id/forget`,
    { config, schema: { params: byId, querystring: language, body: byName, response: noAnswer } },
    async (request, reply) => {
      const { id } = request.params;
      const called = await hosting.calledInBin(id);
      if (called === undefined) return refuseWith(request, reply, 'not-found');
      if (!isSameName(called, request.body.name)) return refuseWith(request, reply, 'wrong-name');
      await hosting.forget(id);
      return reply.code(204).send();
    },
  );
}

const isSameName = (called: string, typed: string): boolean => typed.normalize().trim() === called.normalize().trim();
