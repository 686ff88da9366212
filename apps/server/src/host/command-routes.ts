import { toCommitId } from '@riffle/aggregate';
import { type Api, actorOf, languageIn, refuseWith } from '../http/api.ts';
import { listOf } from '../schema/brand.ts';
import { redactBody } from '../schema/privacy.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import type { Hosting } from './hosting.ts';
import { logLines } from './log.ts';
import { refuseAbsent } from './refuse-absent.ts';
import { refuseAsked } from './refuse-asked.ts';
import { byCommit, commandAnswer, logLine, logQuery, type Schemas, undoPreview } from './schema.ts';
import { isTooMuchForDemo } from './too-much.ts';
import { leastOf, toldTo } from './who-may.ts';

/** What is asked of one, what would be undone, and what was done. */
export function commandRoutes(api: Api, hosting: Hosting, { commandBody }: Schemas): void {
  const { name, roles } = hosting.kind;
  const config = { may: leastOf(roles), orInDemoOf: name } as const;

  api.post(
    `/api/${name}/:id/commands`,
    { config, schema: { params: byId, querystring: language, body: commandBody, response: answers(commandAnswer) } },
    async (request, reply) => {
      const hosted = await hosting.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, hosting, request.params);
      if (hosted.demo && isTooMuchForDemo(hosted, request.body)) return refuseWith(request, reply, 'too-large');
      const { id, ...asked } = request.body;
      const done = await hosted.perform({ id: toCommitId(id), ...asked, actor: actorOf(request, hosted) });
      return done.ok ? done.value : refuseAsked(request, reply, hosted, done.refusal);
    },
  );

  api.get(
    `/api/${name}/:id/undo/:commit`,
    { config, schema: { params: byCommit, querystring: language, response: answers(undoPreview) } },
    async (request, reply) => {
      const { id, commit } = request.params;
      const hosted = await hosting.find(id);
      const fallen = hosted?.dependentsOf(commit);
      if (hosted === undefined) return refuseAbsent(request, reply, hosting, { id });
      if (fallen === undefined) return refuseWith(request, reply, 'undo-unknown');
      const also = fallen.map((one) => one.id);
      const isTold = toldTo(hosted, request.session?.member);
      const lines = logLines(
        hosted,
        languageIn(request),
        (one) => isTold(one.id) && (one.id === commit || also.includes(one.id)),
      );
      const isStep = (line: { readonly id: string }): boolean => line.id === commit;
      return { takes: [...lines.filter(isStep), ...lines.filter((line) => !isStep(line))], also };
    },
  );

  api.post(
    `/api/${name}/:id/redact`,
    { config: { may: 'director' }, schema: { params: byId, body: redactBody, response: noAnswer } },
    async (request, reply) => {
      const hosted = await hosting.find(request.params.id);
      if (hosted === undefined || hosted.demo) return refuseWith(request, reply, 'not-found');
      await hosting.redact(hosted.id, request.body.texts);
      return reply.code(204).send();
    },
  );

  api.get(
    `/api/${name}/:id/log`,
    { config, schema: { params: byId, querystring: logQuery, response: answers(listOf(logLine)) } },
    async (request, reply) => {
      const hosted = await hosting.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, hosting, request.params);
      const after = request.query.after ?? 0;
      const isTold = toldTo(hosted, request.session?.member);
      return logLines(hosted, languageIn(request), ({ id, version }) => version > after && isTold(id));
    },
  );
}
