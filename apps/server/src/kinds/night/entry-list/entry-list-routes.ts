import { toCommitId } from '@riffle/aggregate';
import type { ImportPreview } from '@riffle/wire';
import { z } from 'zod';
import { shortSumOf } from '../../../host/asked-content.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { refuseAsked } from '../../../host/refuse-asked.ts';
import { commandAnswer } from '../../../host/schema.ts';
import { type Api, actorOf, languageIn, refuseWith } from '../../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../../http/limits.ts';
import { importBody } from '../../../schema/person.ts';
import { answers } from '../../../schema/problem.ts';
import { byId, language, sheet } from '../../../schema/query.ts';
import { addNew, refuseThere, ThereMeanwhile, unlessThere } from '../../lists/add-new.ts';
import { readList } from '../../lists/read-list.ts';
import { LIST_MEDIA, takesLists } from '../../lists/sent-list.ts';
import type { Around } from '../around.ts';
import type { NightShape } from '../shape.ts';
import { entering } from './decided.ts';
import { saidList } from './said-list.ts';

const SAYING = new URL('./said-list.ts', import.meta.url);

/** Whole lists of players: first shown, then decided row by row, then entered in one go. */
export function entryListRoutes(api: Api, nights: Hosting<NightShape>, { people: directory, now }: Around): void {
  takesLists(api);
  const config = { may: 'floor', orInDemoOf: 'night', rateLimit: perMinute(LIMITS.files) } as const;

  api.post(
    '/api/night/:id/import/preview',
    {
      config,
      bodyLimit: BODY.list,
      schema: {
        params: byId,
        querystring: language.extend({ sheet }),
        consumes: LIST_MEDIA,
        response: answers(
          z.custom<ImportPreview>().meta({ type: 'object', description: 'ImportPreview of packages/wire' }),
        ),
      },
    },
    async (request, reply) => {
      const hosted = await nights.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, nights, request.params);
      const { body } = request;
      if (!(body instanceof Uint8Array)) return refuseWith(request, reply, 'invalid-input');
      if (hosted.demo && body.length > BODY.demoList) return refuseWith(request, reply, 'too-large');
      const persons = [...hosted.state.entries.values()].map(({ person }) => person);
      const behind = await directory.behind(persons);
      const entered = new Set(persons.map((person) => behind.get(person)?.id ?? person));
      // in a demo anybody may do this: nobody in the directory is shown to anybody
      const people = hosted.demo ? [] : await directory.search({});
      const known = people.map((person) => ({ person, entered: entered.has(person.id) }));
      const { sheet: wanted } = request.query;
      const list = {
        bytes: body,
        known,
        language: languageIn(request),
        ...(wanted !== undefined && { sheet: wanted }),
      };
      const said = await readList({ bytes: body, list, module: SAYING, name: 'saidList', read: saidList });
      if (said === undefined) return refuseWith(request, reply, 'too-large');
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(said as never);
    },
  );

  api.post(
    '/api/night/:id/import',
    {
      config: { may: 'floor', rateLimit: perMinute(LIMITS.files) },
      bodyLimit: BODY.list * 4,
      schema: { params: byId, querystring: language, body: importBody, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const hosted = await nights.find(request.params.id);
      if (hosted === undefined || hosted.demo) return refuseAbsent(request, reply, nights, request.params);
      const { people, entries } = entering(request.body);
      const waits = request.body.alternates === true ? { alternates: true as const } : {};
      const entered = await unlessThere(() =>
        hosted.perform({
          id: toCommitId(request.body.id),
          command: { type: 'AddEntries', entries, ...waits },
          // who they are stands in the directory, and is no part of the command
          content: { entries, ...waits, listed: shortSumOf(request.body.decisions) },
          actor: actorOf(request, hosted),
          beforehand: () => addNew(directory, people, now()),
        }),
      );
      if (entered instanceof ThereMeanwhile) return refuseThere(request, reply, entered);
      return entered.ok ? entered.value : refuseAsked(request, reply, hosted, entered.refusal);
    },
  );
}
