import { z } from 'zod';
import type { House } from '../house.ts';
import { commitsIn, nightFileOf, parseNightFile, peopleIn, writeNight } from '../night/night-file.ts';
import { isReadable } from '../night/readable.ts';
import { resultsCsv } from '../night/results-csv.ts';
import { byId, language } from '../schema/night.ts';
import { answers } from '../schema/problem.ts';
import { type Api, languageIn, refuseWith } from './api.ts';
import { BODY, LIMITS, perMinute } from './limits.ts';

/** One night as a file, out and in; the results as a table. */
export function nightFileRoutes(api: Api, { nights, directory, journal, now }: House): void {
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
      return reply
        .header('content-disposition', `attachment; filename="riffle-${hosted.code}.json"`)
        .send(nightFileOf(hosted.night, directory));
    },
  );

  api.post(
    '/api/nights/import',
    {
      config: { may: 'director', rateLimit },
      bodyLimit: BODY.night,
      schema: {
        body: z.unknown().describe('What export gave'),
        response: answers(z.object({ id: z.string() })),
      },
    },
    async (request, reply) => {
      const file = parseNightFile(request.body);
      if (file === undefined || !isReadable(commitsIn(file))) return refuseWith(request, reply, 'file-unreadable');
      if ((await nights.open(file.id)) !== undefined) return refuseWith(request, reply, 'id-taken');
      directory.add(peopleIn(file), now());
      if (!(await writeNight(file, journal))) return refuseWith(request, reply, 'id-taken');
      await nights.wake();
      return { id: file.id };
    },
  );

  api.get(
    '/api/nights/:id/results.csv',
    {
      config: { may: 'floor', orInDemo: true, rateLimit },
      schema: { params: byId, querystring: language, produces: ['text/csv'] },
    },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      if (hosted === undefined) return refuseWith(request, reply, 'not-found');
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${hosted.code}.csv"`)
        .serializer(String)
        .send(resultsCsv(hosted, languageIn(request)));
    },
  );
}
