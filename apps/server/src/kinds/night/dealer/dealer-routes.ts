import { toCommitId } from '@riffle/aggregate';
import { dealerOf, type TableId } from '@riffle/tournament';
import type { DealerAnswer } from '@riffle/wire';
import type { Hosted } from '../../../host/hosted.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { refuseAsked } from '../../../host/refuse-asked.ts';
import { byCode, commandAnswer } from '../../../host/schema.ts';
import { type Api, refuseWith } from '../../../http/api.ts';
import { BODY } from '../../../http/limits.ts';
import { answers } from '../../../schema/problem.ts';
import { byId, language } from '../../../schema/query.ts';
import { linkDoor } from '../../links/link-door.ts';
import type { SecretLinks } from '../../links/secret-links.ts';
import type { NightShape } from '../shape.ts';
import { keyOf } from '../viewers.ts';
import { dealerAnswer, dealerCommand, dealerLinks, dealerToken } from './schema.ts';

/** What whoever deals at a table does by its link, and where the floor finds it. */
export function dealerRoutes(
  api: Api,
  nights: Hosting<NightShape>,
  { links, now }: { readonly links: SecretLinks<TableId>; readonly now: () => number },
): void {
  const letIn = linkDoor(nights, {
    ...{ links, now, whose: 'dealer' },
    stands: ({ tables }, table: TableId) => tables.get(table) !== undefined,
  });

  const common = { params: byCode, querystring: language } as const;
  api.post(
    '/api/night/link/:code/dealer',
    {
      config: { may: 'all' },
      bodyLimit: BODY.dealer,
      schema: { ...common, body: dealerToken, response: answers(dealerAnswer) },
    },
    async (request, reply) => {
      const known = await letIn(request, reply, { code: request.params.code, token: request.body.token });
      if (known === undefined) return reply;
      const { hosted: night, of: table, renewed: link } = known;
      return { night: night.id, table, as: keyOf({ as: 'dealer', table, link }) } satisfies DealerAnswer;
    },
  );

  api.post(
    '/api/night/link/:code/dealer/commands',
    {
      config: { may: 'all' },
      bodyLimit: BODY.dealer,
      schema: { ...common, body: dealerCommand, response: answers(commandAnswer) },
    },
    async (request, reply) => {
      const { token, id, command } = request.body;
      const known = await letIn(request, reply, { code: request.params.code, token });
      if (known === undefined) return reply;
      const { hosted: night, of: table } = known;
      const actor = { id: dealerOf(table), role: 'dealer' } as const;
      // from a table is taken back what was done there, and nothing that others built on it
      if (command.type === 'Undo' && !isOwnStep(night, command, actor.id))
        return refuseWith(request, reply, 'not-your-step');
      const done = await night.perform({ id: toCommitId(id), command, actor });
      return done.ok ? done.value : refuseAsked(request, reply, night, done.refusal, 'room');
    },
  );

  api.get(
    '/api/night/:id/dealer-links',
    {
      config: { may: 'floor', orInDemoOf: 'night' },
      schema: { params: byId, querystring: language, response: answers(dealerLinks) },
    },
    async (request, reply) => {
      const night = await nights.find(request.params.id);
      if (night === undefined) return refuseAbsent(request, reply, nights, request.params);
      const { breakOrder } = night.state;
      return Object.fromEntries(
        await Promise.all(breakOrder.map(async (table) => [table, await links.tokenOf(night, table)] as const)),
      );
    },
  );
}

const isOwnStep = (
  { history }: Hosted<NightShape>,
  { commit, also }: { readonly commit: string; readonly also: readonly string[] },
  actor: string,
): boolean => also.length === 0 && history.commits.find(({ id }) => id === commit)?.actor.id === actor;
