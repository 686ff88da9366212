import { z } from 'zod';
import { asText, imported, importQuery, refuseFile, shown } from '../../host/file-routes.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { type Api, languageIn } from '../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { byId } from '../../schema/query.ts';
import { takeWholeFile, wholeFileOf } from './whole-file.ts';

type Into = Parameters<typeof takeWholeFile>[0];

/** An event with its nights as one file, out and in. */
export function wholeRoutes(api: Api, into: Into): void {
  const rateLimit = perMinute(LIMITS.files);
  api.get(
    '/api/multiday/:id/whole',
    {
      config: { may: 'director', rateLimit },
      schema: { params: byId, response: answers(z.unknown().describe('The event and its nights as one file')) },
    },
    async (request, reply) => {
      const event = await into.events.find(request.params.id);
      if (event === undefined) return refuseAbsent(request, reply, into.events, request.params);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-event-${event.code}.json"`)
        .serializer(String)
        .send(await wholeFileOf(event, into));
    },
  );
  void api.register((files, _options, ready) => {
    asText(files);
    files.post(
      '/api/multiday/whole',
      {
        config: { may: 'director', rateLimit },
        bodyLimit: BODY.file,
        schema: { querystring: importQuery, consumes: ['application/json'], response: answers(imported) },
      },
      async (request, reply) => {
        const accept = shown(request.query as z.infer<typeof importQuery>);
        const asked = { text: String(request.body), language: languageIn(request), accept };
        const taken = await takeWholeFile(into, asked);
        return taken.ok ? taken.value : refuseFile(request, reply, taken.refusal);
      },
    );
    ready();
  });
}
