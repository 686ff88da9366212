import { toCommitId } from '@riffle/aggregate';
import { documentOf } from '../../host/document.ts';
import { logLines } from '../../host/log.ts';
import type { House } from '../../house.ts';
import { type Api, actorOf, languageIn, refuseNight, refuseWith } from '../../http/api.ts';
import { isAllowed } from '../../http/may.ts';
import { listOf } from '../../schema/brand.ts';
import {
  archived,
  byCode,
  byCommit,
  byId,
  commandAnswer,
  language,
  logLine,
  logQuery,
  night,
  nightSummary,
  nightsQuery,
  undoPreview,
  wall,
} from '../../schema/night.ts';
import { answers, noAnswer } from '../../schema/problem.ts';
import { commandBody, newNight } from './command.ts';
import { isTooMuchForDemo } from './demo/too-much.ts';

/** The nights: the list, one as staff or the room sees it, commands, what was done and what would be undone. */
export function nightRoutes(api: Api, { nights, demos }: House): void {
  const floor = { may: 'floor', orInDemo: true } as const;

  api.get(
    '/api/nights',
    {
      config: { may: 'all' },
      schema: { querystring: nightsQuery, response: answers(listOf(nightSummary)) },
    },
    ({ session, query }) => [
      ...demos.list(),
      ...(isAllowed('display', session?.member) ? nights.shelf.list(query.archived ?? false) : []),
    ],
  );

  api.post(
    '/api/nights',
    {
      config: { may: 'director' },
      schema: { querystring: language, body: newNight, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const { id, commandId, setup } = request.body;
      const hosted = await nights.openOrPrepare(id);
      const command = { type: 'Create', setup } as const;
      const made = await hosted.night.perform({
        id: toCommitId(commandId),
        command,
        actor: actorOf(request, hosted),
      });
      return made.ok ? made.value : refuseNight(request, reply, hosted, made.refusal);
    },
  );

  api.get(
    '/api/nights/:id',
    { config: floor, schema: { params: byId, querystring: language, response: answers(night) } },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      return hosted === undefined
        ? refuseWith(request, reply, 'not-found')
        : documentOf(hosted, 'staff', languageIn(request));
    },
  );

  api.get(
    '/api/events/:code',
    { config: { may: 'all' }, schema: { params: byCode, querystring: language, response: answers(night) } },
    async (request, reply) => {
      const hosted = await nights.openByCode(request.params.code);
      return hosted === undefined
        ? refuseWith(request, reply, 'not-found')
        : documentOf(hosted, 'room', languageIn(request));
    },
  );

  api.post(
    '/api/nights/:id/commands',
    {
      config: floor,
      schema: { params: byId, querystring: language, body: commandBody, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      if (hosted === undefined) return refuseWith(request, reply, 'not-found');
      if (hosted.demo && isTooMuchForDemo(hosted, request.body)) return refuseWith(request, reply, 'too-large');
      const { id, ...asked } = request.body;
      const done = await hosted.night.perform({ id: toCommitId(id), ...asked, actor: actorOf(request, hosted) });
      return done.ok ? done.value : refuseNight(request, reply, hosted, done.refusal);
    },
  );

  api.get(
    '/api/nights/:id/undo/:commit',
    { config: floor, schema: { params: byCommit, querystring: language, response: answers(undoPreview) } },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      const fallen = hosted?.night.dependentsOf(request.params.commit);
      if (hosted === undefined || fallen === undefined) return refuseWith(request, reply, 'undo-unknown');
      const also = fallen.map(({ id }) => id);
      const { night: kept, namesOf, actorNames } = hosted;
      const lines = logLines({ history: kept.history, namesOf, actorNames }, languageIn(request), ({ id }) =>
        [request.params.commit, ...also].includes(id),
      );
      const isStep = ({ id }: { readonly id: string }): boolean => id === request.params.commit;
      return { takes: [...lines.filter(isStep), ...lines.filter((line) => !isStep(line))], also };
    },
  );

  api.get(
    '/api/nights/:id/log',
    {
      config: floor,
      schema: { params: byId, querystring: logQuery, response: answers(listOf(logLine)) },
    },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      if (hosted === undefined) return refuseWith(request, reply, 'not-found');
      const { night: kept, namesOf, actorNames } = hosted;
      const after = request.query.after ?? 0;
      return logLines(
        { history: kept.history, namesOf, actorNames },
        languageIn(request),
        ({ version }) => version > after,
      );
    },
  );

  api.put(
    '/api/nights/:id/wall',
    { config: floor, schema: { params: byId, body: wall, response: noAnswer } },
    async (request, reply) => {
      const hosted = await nights.open(request.params.id);
      if (hosted === undefined) return refuseWith(request, reply, 'not-found');
      nights.setWall(hosted, request.body);
      return reply.code(204).send();
    },
  );

  api.put(
    '/api/nights/:id/archived',
    { config: { may: 'owner' }, schema: { params: byId, body: archived, response: noAnswer } },
    async (request, reply) => {
      nights.shelf.archive(request.params.id, request.body.archived);
      return reply.code(204).send();
    },
  );
}
