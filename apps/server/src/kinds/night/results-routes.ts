import { resultsCsv } from '@riffle/formats';
import { csvStyles } from '@riffle/formats/csv';
import { wordsIn } from '@riffle/words';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { type Api, languageIn } from '../../http/api.ts';
import { LIMITS, perMinute } from '../../http/limits.ts';
import { csvAnswer } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import type { NightShape } from './shape.ts';
import { seen } from './viewers.ts';

/** The results as a table. */
export function resultsRoutes(api: Api, nights: Hosting<NightShape>): void {
  api.get(
    '/api/night/:id/results.csv',
    {
      config: { may: 'floor', orInDemoOf: 'night', rateLimit: perMinute(LIMITS.files) },
      schema: { params: byId, querystring: language, produces: ['text/csv'], response: csvAnswer },
    },
    async (request, reply) => {
      const hosted = await nights.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, nights, request.params);
      const { state, code, kind, namesOf, staffName, zone } = hosted;
      const spoken = languageIn(request);
      const names = kind.names(state, kind.viewers.floor, namesOf, staffName);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${code}.csv"`)
        .serializer(String)
        .send(
          resultsCsv(seen(state, 'staff'), names, wordsIn(spoken).lists.results, {
            ...csvStyles[spoken],
            timeZone: zone,
          }),
        );
    },
  );
}
