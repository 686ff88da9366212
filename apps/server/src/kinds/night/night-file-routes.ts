import { toInstant } from '@riffle/aggregate';
import { exportNight, importNight, resultsCsv } from '@riffle/formats';
import { csvStyles } from '@riffle/formats/csv';
import { NOBODY } from '@riffle/people';
import { wordsIn } from '@riffle/words';
import { z } from 'zod';
import { entryNames } from '../../host/names.ts';
import { seenBy } from '../../host/seen-by.ts';
import { takeIn } from '../../host/take-in.ts';
import type { House } from '../../house.ts';
import { type Api, languageIn, refuseWith } from '../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../http/limits.ts';
import { sendProblem, serverProblem } from '../../http/problem.ts';
import { byId, language } from '../../schema/night.ts';
import { answers } from '../../schema/problem.ts';

/** One night as a file, out and in; the results as a table. */
export async function nightFileRoutes(api: Api, { nights, directory, journal, now }: House): Promise<void> {
  const rateLimit = perMinute(LIMITS.files);

  api.get(
    '/api/nights/:id/export',
    {
      config: { may: 'director', rateLimit },
      schema: { params: byId, response: answers(z.unknown().describe('The night as one file')) },
    },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      if (hosted === undefined || hosted.demo) return refuseWith(request, reply, 'not-found');
      const { night, code } = hosted;
      const file = exportNight({
        night: night.id,
        commits: night.history.commits,
        personOf: (id) => {
          const person = directory.resolve(id);
          return person?.last === NOBODY ? undefined : person;
        },
        exportedAt: toInstant(now()),
      });
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${code}.json"`)
        .serializer(String)
        .send(file);
    },
  );

  await api.register((files, _options, ready) => {
    // as text: whether it is JSON at all is part of what is found out and told
    files.removeContentTypeParser(['application/json', 'text/plain', 'application/octet-stream']);
    files.addContentTypeParser(
      ['application/json', 'text/plain', 'application/octet-stream'],
      { parseAs: 'string', bodyLimit: BODY.night },
      (_request, body, done) => done(null, body),
    );
    files.post(
      '/api/nights/import',
      {
        config: { may: 'director', rateLimit },
        bodyLimit: BODY.night,
        schema: {
          querystring: language,
          consumes: ['application/json'],
          response: answers(z.object({ id: z.string() })),
        },
      },
      async (request, reply) => {
        const read = importNight(String(request.body));
        if (!read.ok) {
          const spoken = languageIn(request);
          const detail = wordsIn(spoken).nightFileProblem(read.refusal);
          return sendProblem(reply, { ...serverProblem('file-unreadable', spoken), detail, facts: read.refusal });
        }
        const file = read.value;
        if ((await nights.open(file.night)) !== undefined) return refuseWith(request, reply, 'id-taken');
        const people = file.people.map(({ id, ...person }) => ({ id, person }));
        directory.add(people, now());
        if ((await takeIn(file, journal)) === 'id-taken') return refuseWith(request, reply, 'id-taken');
        await nights.wake();
        return { id: file.night };
      },
    );
    ready();
  });

  api.get(
    '/api/nights/:id/results.csv',
    {
      config: { may: 'floor', orInDemo: true, rateLimit },
      schema: { params: byId, querystring: language, produces: ['text/csv'] },
    },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      if (hosted === undefined) return refuseWith(request, reply, 'not-found');
      const { state } = hosted.night;
      const spoken = languageIn(request);
      const names = entryNames(state, hosted.namesOf, 'staff');
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${hosted.code}.csv"`)
        .serializer(String)
        .send(resultsCsv(seenBy('staff', state), names, wordsIn(spoken).lists.results, csvStyles[spoken]));
    },
  );
}
