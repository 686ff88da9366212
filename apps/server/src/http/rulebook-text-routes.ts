import { findRulebook } from '@riffle/rulebooks';
import type { House } from '../house.ts';
import { readFile } from '../rulebook-text/read-file.ts';
import { listOf } from '../schema/brand.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { newTextQuery, rulebookText, rulebookTextRead, textQuery } from '../schema/rulebook-text.ts';
import { type Api, refuseWith } from './api.ts';
import { BODY, LIMITS, perMinute } from './limits.ts';

type NewText = ReturnType<typeof newTextQuery.parse>;

/** What the club's rulebooks say word by word: the club's own copies, for those who work here. */
export async function rulebookTextRoutes(api: Api, { rulebookTexts, now }: House): Promise<void> {
  api.get(
    '/api/rulebook-texts',
    { config: { may: 'floor', orHere: true }, schema: { response: answers(listOf(rulebookText)) } },
    () => rulebookTexts.list(),
  );

  api.get(
    '/api/rulebook-texts/:id',
    {
      config: { may: 'floor', orHere: true },
      schema: { params: byId, querystring: textQuery, response: answers(rulebookTextRead) },
    },
    async (request, reply) =>
      (await rulebookTexts.find(request.params.id, request.query.edition)) ?? refuseWith(request, reply, 'not-found'),
  );

  api.delete(
    '/api/rulebook-texts/:id',
    {
      config: { may: 'director', orHere: true },
      schema: { params: byId, querystring: textQuery, response: noAnswer },
    },
    async (request, reply) => {
      const wasThere = await rulebookTexts.remove(request.params.id, request.query.edition);
      return wasThere ? reply.code(204).send() : refuseWith(request, reply, 'not-found');
    },
  );

  await api.register((files, _options, ready) => {
    // whatever it calls itself: what it is is part of what is found out and told
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY.rulebook }, (_request, body, done) =>
      done(null, body),
    );
    files.put(
      '/api/rulebook-texts/:id',
      {
        config: { may: 'director', orHere: true, rateLimit: perMinute(LIMITS.files) },
        bodyLimit: BODY.rulebook,
        schema: {
          params: byId,
          querystring: newTextQuery,
          consumes: ['application/pdf', 'text/plain'],
          response: answers(rulebookTextRead),
        },
      },
      async (request, reply) => {
        const { id: rulebook } = request.params as { readonly id: string };
        const { edition, name } = request.query as NewText;
        if (findRulebook(rulebook, edition) === undefined) return refuseWith(request, reply, 'no-such-edition');
        const read = await readFile((request.body as Buffer | undefined) ?? new Uint8Array());
        if (!read.ok) return refuseWith(request, reply, read.why);
        const { ok: _, ...what } = read;
        return rulebookTexts.put({ rulebook, edition, name, ...what, addedAt: now() });
      },
    );
    ready();
  });
}
