import { formatTemplate } from '@riffle/formats';
import type { House } from '../house.ts';
import { listOf } from '../schema/brand.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { template, templateBody, templateInFile, templatePreview, templateReadQuery } from '../schema/template.ts';
import { readTemplate } from '../template-file/read-template.ts';
import { type Api, languageIn, refuseWith } from './api.ts';
import { InvalidInput } from './invalid-input.ts';
import { BODY, LIMITS, perMinute } from './limits.ts';
import { sendProblem, serverProblem } from './problem.ts';

export async function templateRoutes(api: Api, { club: { templates }, now }: House): Promise<void> {
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

  api.get(
    '/api/templates/:id/export',
    { config: { may: 'floor' }, schema: { params: byId, response: answers(templateInFile) } },
    async (request, reply) => {
      const { id } = request.params;
      const found = (await templates.list()).find((one) => one.id === id);
      if (found === undefined) return refuseWith(request, reply, 'not-found');
      const { id: _, name, ...content } = found;
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName(name))}`)
        .serializer(() => formatTemplate(name, content))
        .send(found);
    },
  );

  await api.register((files, _options, ready) => {
    // whatever it calls itself: what it is is found out
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY.template }, (_request, body, done) =>
      done(null, body),
    );
    files.post(
      '/api/templates/read',
      {
        config: { may: 'director', rateLimit: perMinute(LIMITS.files) },
        bodyLimit: BODY.template,
        schema: { querystring: templateReadQuery, consumes: ['application/json'], response: answers(templatePreview) },
      },
      async (request, reply) => {
        const spoken = languageIn(request);
        const { currency = 'EUR' } = request.query as ReturnType<typeof templateReadQuery.parse>;
        const read = readTemplate((request.body as Buffer | undefined) ?? new Uint8Array(), {
          language: spoken,
          currency,
        });
        if (read.ok) return read.value;
        const { refusal } = read;
        if (refusal.is === 'fields') throw new InvalidInput(refusal.issues);
        const { detail, code } = refusal;
        return sendProblem(reply, serverProblem('template-unreadable', spoken, { detail, facts: { file: { code } } }));
      },
    );
    ready();
  });
}

/** What no disk takes as a name becomes a line. */
const fileName = (name: string): string => `${name.replaceAll(/[^\p{L}\p{N} _.-]+/gu, '-').slice(0, 80)}.riffle.json`;
