import { toInstant } from '@riffle/aggregate';
import type { PersonInFile } from '@riffle/formats';
import { NOBODY, type PersonId } from '@riffle/people';
import { z } from 'zod';
import type { PeopleStore } from '../club/people-store.ts';
import { type Api, languageIn, refuseWith } from '../http/api.ts';
import { BODY, LIMITS, perMinute } from '../http/limits.ts';
import { sendProblem, serverProblem } from '../http/problem.ts';
import { answers } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import type { Hosting } from './hosting.ts';

type Around = {
  readonly people: PeopleStore;
  readonly now: () => number;
};

/** One of a kind as a file, out and in. */
export async function fileRoutes(api: Api, hosting: Hosting, { people: directory, now }: Around): Promise<void> {
  const { kind } = hosting;
  const rateLimit = perMinute(LIMITS.files);

  api.get(
    `/api/${kind.name}/:id/export`,
    {
      config: { may: 'director', rateLimit },
      schema: { params: byId, response: answers(z.unknown().describe('All of it as one file')) },
    },
    async (request, reply) => {
      const hosted = await hosting.find(request.params.id);
      if (hosted === undefined || hosted.demo) return refuseWith(request, reply, 'not-found');
      const { id, code, history } = hosted;
      const named = new Set(history.commits.flatMap(({ events }) => events.flatMap(kind.peopleIn)));
      const people = await directory.behind([...named]);
      const personOf = (id: PersonId): PersonInFile | undefined => {
        const person = people.get(id);
        return person?.last === NOBODY ? undefined : person;
      };
      const file = kind.file.write({ id, commits: history.commits, personOf, exportedAt: toInstant(now()) });
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
      { parseAs: 'string', bodyLimit: BODY.file },
      (_request, body, done) => done(null, body),
    );
    files.post(
      `/api/${kind.name}/import`,
      {
        config: { may: 'director', rateLimit },
        bodyLimit: BODY.file,
        schema: {
          querystring: language,
          consumes: ['application/json'],
          response: answers(z.object({ id: z.string() })),
        },
      },
      async (request, reply) => {
        const spoken = languageIn(request);
        const read = kind.file.read(String(request.body), spoken);
        if (!read.ok) return sendProblem(reply, { ...serverProblem('file-unreadable', spoken), ...read.refusal });
        const { id, commits, people } = read.value;
        // before what happened, not after it: a crash in between must leave nobody without a name
        const addPeople = () =>
          directory.add(
            people.map(({ id: person, ...known }) => ({ id: person, person: known })),
            now(),
          );
        const taken = await hosting.takeIn(id, commits, addPeople);
        return taken === 'id-taken' ? refuseWith(request, reply, taken) : { id };
      },
    );
    ready();
  });
}
