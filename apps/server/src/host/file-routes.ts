import type { ImportedFile } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Api, languageIn, refuseWith } from '../http/api.ts';
import { BODY, LIMITS, perMinute } from '../http/limits.ts';
import { sendProblem, serverProblem } from '../http/problem.ts';
import { answers } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import { type FileAround, fileOf } from './file/file-of.ts';
import { type FileRefusal, takeFile } from './file/take-file.ts';
import type { Hosting } from './hosting.ts';
import { refuseAbsent } from './refuse-absent.ts';

export const importQuery = language.extend({ accept: z.string().max(100).exactOptional() });
type ImportQuery = z.infer<typeof importQuery>;
export const imported: z.ZodType<ImportedFile> = z.object({
  id: z.string(),
  name: z.string(),
  is: z.enum(['taken-in', 'completed', 'there']),
  steps: z.int().min(0),
});

/** One of a kind as a file, out and in. */
export async function fileRoutes(api: Api, hosting: Hosting, around: FileAround): Promise<void> {
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
      if (hosted === undefined || hosted.demo) return refuseAbsent(request, reply, hosting, request.params);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${hosted.code}.json"`)
        .serializer(String)
        .send(await fileOf(hosted, around));
    },
  );

  await api.register((files, _options, ready) => {
    asText(files);
    files.post(
      `/api/${kind.name}/import`,
      {
        config: { may: 'director', rateLimit },
        bodyLimit: BODY.file,
        schema: { querystring: importQuery, consumes: ['application/json'], response: answers(imported) },
      },
      async (request, reply) => {
        const asked = {
          text: String(request.body),
          language: languageIn(request),
          accept: shown(request.query as ImportQuery),
        };
        const taken = await takeFile(hosting, asked, around);
        return taken.ok ? taken.value : refuseFile(request, reply, taken.refusal);
      },
    );
    ready();
  });
}

/** Whether it is JSON at all is part of what is found out and told. */
export function asText(files: Api): void {
  files.removeContentTypeParser(['application/json', 'text/plain', 'application/octet-stream']);
  files.addContentTypeParser(
    ['application/json', 'text/plain', 'application/octet-stream'],
    { parseAs: 'string', bodyLimit: BODY.file },
    (_request, body, done) => done(null, body),
  );
}

/** Over HTTP only what was shown is accepted, whatever it calls itself. */
export const shown = ({ accept }: ImportQuery): string | undefined => (accept === 'any' ? undefined : accept);

export function refuseFile(request: FastifyRequest, reply: FastifyReply, refusal: FileRefusal): FastifyReply {
  const spoken = languageIn(request);
  switch (refusal.why) {
    case 'unreadable': {
      const { detail, facts } = refusal;
      return sendProblem(reply, { ...serverProblem('file-unreadable', spoken), detail, facts });
    }
    case 'not-trusted':
      return sendProblem(reply, serverProblem('file-not-trusted', spoken, { facts: { file: refusal.file } }));
    case 'differs': {
      const { file, step } = refusal;
      return sendProblem(reply, serverProblem('file-differs', spoken, { facts: { file, step } }));
    }
    case 'in-bin':
      return sendProblem(reply, serverProblem('file-in-bin', spoken, { facts: { file: refusal.file } }));
    case 'id-taken':
      return refuseWith(request, reply, 'id-taken');
  }
}
