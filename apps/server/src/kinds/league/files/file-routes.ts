import { type Actor, type Instant, toCommitId, toInstant } from '@riffle/aggregate';
import { clubActor, type FileAbout, type LeagueViewer, shownFiles } from '@riffle/league';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { FileStore, FilesOf } from '../../../club/file-store.ts';
import type { Hosted } from '../../../host/hosted.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { refuseAsked } from '../../../host/refuse-asked.ts';
import { byCode, commandAnswer } from '../../../host/schema.ts';
import { type Api, actorOf, refuseWith } from '../../../http/api.ts';
import { BODY, LIMITS, perMinute } from '../../../http/limits.ts';
import { isAllowed } from '../../../http/may.ts';
import { answers, keptFileAnswer } from '../../../schema/problem.ts';
import { byId, language } from '../../../schema/query.ts';
import type { LinkWay } from '../../links/link-ways.ts';
import type { LeagueShape } from '../shape.ts';
import { readFile } from './read-file.ts';
import { byFile, fileBytes, fileQuery, linkFile, linkFileAsked } from './schema.ts';

const KIND = 'league';
const DAY = 86_400_000;
/** So long what was removed, or taken back, can come again: as long as a season in the bin. */
const KEPT = 30 * DAY;

type Around = { readonly files: FileStore; readonly now: () => number; readonly asClub: LinkWay<LeagueShape> };
type Brought = { readonly id: string; readonly bytes: Uint8Array; readonly about: FileAbout; readonly actor: Actor };

/** Not kept on the way, not run, and shown as what it is and nothing else. */
const GUARDED = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
} as const;

/** Documents of licence applications, and photographs of round cards: brought, looked at, for whom they are. */
export function leagueFileRoutes(api: Api, leagues: Hosting<LeagueShape>, { files, now, asClub }: Around): void {
  const config = { may: 'floor', rateLimit: perMinute(LIMITS.files) } as const;

  async function keep(
    request: FastifyRequest,
    reply: FastifyReply,
    league: Hosted<LeagueShape>,
    { id, bytes, about, actor }: Brought,
  ) {
    const read = readFile(bytes, about);
    if (!read.ok) return refuseWith(request, reply, read.why);
    const { file } = read;
    const of = { kind: KIND, of: league.id };
    const done = await league.perform({
      id: toCommitId(id),
      command: { type: 'KeepFile', file: file.id, medium: file.medium, size: bytes.length, about },
      actor,
      beforehand: () => files.put(of, file, now()),
    });
    const isThere = !done.ok && done.refusal.code === 'file-kept-already';
    const again = isThere ? await broughtAgain(league, of, file.id) : undefined;
    if (again !== undefined) {
      await files.put(of, file, now());
      return { version: league.version, commit: again };
    }
    if (!done.ok) return refuseAsked(request, reply, league, done.refusal);
    await sweep(league, files, toInstant(now()));
    return done.value;
  }

  /** By which step it came of which a season knows, though its bytes are gone for good: its removal was taken back too late. */
  async function broughtAgain({ history }: Hosted<LeagueShape>, of: FilesOf, file: string) {
    if ((await files.find(of, file)) !== undefined) return undefined;
    return history.commits.findLast(({ events }) => events.some((one) => one.type === 'FileKept' && one.file === file))
      ?.id;
  }

  void api.register((bodies, _options, ready) => {
    // whatever it calls itself: what it is is found out
    bodies.removeAllContentTypeParsers();
    bodies.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY.kept }, (_request, body, done) =>
      done(null, body),
    );
    bodies.withTypeProvider<ZodTypeProvider>().post(
      '/api/league/:id/files',
      {
        config,
        bodyLimit: BODY.kept,
        schema: {
          params: byId,
          querystring: fileQuery,
          consumes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
          response: answers(commandAnswer),
        },
      },
      async (request, reply) => {
        const league = await leagues.find(request.params.id);
        if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
        const { lang: _, command: id, ...about } = request.query;
        const bytes = (request.body as Buffer | undefined) ?? new Uint8Array();
        return keep(request, reply, league, { id, bytes, about, actor: actorOf(request, league) });
      },
    );
    ready();
  });

  api.get(
    '/api/league/:id/files/:file',
    { config, schema: { params: byFile, querystring: language, response: keptFileAnswer } },
    async (request, reply) => {
      const league = await leagues.find(request.params.id);
      if (league === undefined) return refuseAbsent(request, reply, leagues, request.params);
      const viewer = isAllowed('director', request.session?.member) ? 'office' : 'referee';
      const found = await seen(league, files, viewer, request.params.file);
      if (found === undefined) return refuseWith(request, reply, 'not-found');
      const isPicture = found.medium.startsWith('image/');
      return reply
        .headers({ ...GUARDED, 'content-disposition': isPicture ? 'inline' : 'attachment; filename="document.pdf"' })
        .type(found.medium)
        .send(Buffer.from(found.bytes));
    },
  );

  // a club's link comes in a body, and the file with it
  const ofClub = async (request: FastifyRequest, reply: FastifyReply, code: string, token: string) => {
    const known = await asClub(request, reply, { code, token });
    return known && { league: known.hosted, club: (known.answer as { readonly club: string }).club };
  };
  api.post(
    '/api/league/link/:code/club/files',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.files) },
      bodyLimit: BODY.keptAsText,
      schema: { params: byCode, querystring: language, body: linkFile, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const { token, id, division, document, bytes } = request.body;
      const known = await ofClub(request, reply, request.params.code, token);
      if (known === undefined) return reply;
      const about = { is: 'licence', club: known.club, division, document } as const;
      const given = { id, bytes: Buffer.from(bytes, 'base64'), about, actor: clubActor(known.club) };
      return keep(request, reply, known.league, given);
    },
  );
  api.post(
    '/api/league/link/:code/club/file',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.files) },
      bodyLimit: BODY.own,
      schema: { params: byCode, querystring: language, body: linkFileAsked, response: answers(fileBytes) },
    },
    async (request, reply) => {
      const { token, file } = request.body;
      const known = await ofClub(request, reply, request.params.code, token);
      if (known === undefined) return reply;
      const found = await seen(known.league, files, { club: known.club }, file);
      if (found === undefined) return refuseWith(request, reply, 'not-found');
      return { medium: found.medium, bytes: Buffer.from(found.bytes).toString('base64') };
    },
  );
}

/** Only what a viewer is shown is there for him. */
const seen = async ({ state, id }: Hosted<LeagueShape>, files: FileStore, viewer: LeagueViewer, file: string) =>
  shownFiles(state, viewer).some((one) => one.file === file) ? files.find({ kind: KIND, of: id }, file) : undefined;

/** What was removed long ago goes for good, and what an undo took long ago. */
function sweep({ state, history, id }: Hosted<LeagueShape>, files: FileStore, now: Instant): Promise<void> {
  const kept = state.files.flatMap(({ file, removed }) => (removed === undefined ? [file] : []));
  return files.sweep({ kind: KIND, of: id }, [...kept, ...filesSince(history.commits, now - KEPT)], now - KEPT);
}

type Commits = Hosted<LeagueShape>['history']['commits'];
/** Brought, removed, or one of both taken back, and that in turn: it can still be taken back. */
function filesSince(commits: Commits, since: number): readonly string[] {
  const byId = new Map(commits.map((one) => [one.id, one]));
  const filesOf = ({ events, takesBack = [] }: Commits[number]): readonly string[] => [
    ...events.flatMap((event) => (event.type === 'FileKept' || event.type === 'FileRemoved' ? [event.file] : [])),
    ...takesBack.flatMap((id) => {
      const taken = byId.get(id);
      return taken === undefined ? [] : filesOf(taken);
    }),
  ];
  return commits.filter(({ at }) => at > since).flatMap(filesOf);
}

/** Once after a start: of every season. */
export async function sweepFiles(leagues: Hosting<LeagueShape>, files: FileStore, now: number): Promise<void> {
  for (const { id } of [...(await leagues.list(false)), ...(await leagues.list(true))]) {
    const league = await leagues.find(id);
    if (league !== undefined) await sweep(league, files, toInstant(now));
  }
}
