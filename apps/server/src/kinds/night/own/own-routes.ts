import { toCommitId, toInstant } from '@riffle/aggregate';
import { type EntryId, entriesOfSame, ownStand, playerOf } from '@riffle/tournament';
import type { OwnAnswer } from '@riffle/wire';
import type { Hosted } from '../../../host/hosted.ts';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { refuseAsked } from '../../../host/refuse-asked.ts';
import { byCode } from '../../../host/schema.ts';
import { type Api, refuseWith } from '../../../http/api.ts';
import { BODY } from '../../../http/limits.ts';
import { answers } from '../../../schema/problem.ts';
import { byId, language } from '../../../schema/query.ts';
import { linkDoor } from '../../links/link-door.ts';
import type { NightShape } from '../shape.ts';
import type { OwnLinks } from './own-link.ts';
import { ownAnswer, ownCommand, ownLinks, ownToken } from './schema.ts';

/** What a player learns and says by his own link, and where staff find it. */
export function ownRoutes(
  api: Api,
  nights: Hosting<NightShape>,
  { links, now }: { readonly links: OwnLinks; readonly now: () => number },
): void {
  const letIn = linkDoor(nights, {
    ...{ links, now, whose: 'own' },
    stands: ({ entries }, entry: EntryId) => entries.get(entry) !== undefined,
  });
  const standOf = ({
    hosted,
    of: entry,
  }: {
    readonly hosted: Hosted<NightShape>;
    readonly of: EntryId;
  }): OwnAnswer => ({
    ...ownStand(hosted.state, entry, toInstant(now())),
    entry,
  });

  // asked for in a body: what stands in an address is written down on the way
  const common = { params: byCode, querystring: language, response: answers(ownAnswer) } as const;
  api.post(
    '/api/night/link/:code/own',
    { config: { may: 'all' }, bodyLimit: BODY.own, schema: { ...common, body: ownToken } },
    async (request, reply) => {
      const known = await letIn(request, reply, { code: request.params.code, token: request.body.token });
      return known === undefined ? reply : standOf(known);
    },
  );

  api.post(
    '/api/night/link/:code/own/commands',
    { config: { may: 'all' }, bodyLimit: BODY.own, schema: { ...common, body: ownCommand } },
    async (request, reply) => {
      const { token, id, entry, command } = request.body;
      const known = await letIn(request, reply, { code: request.params.code, token });
      if (known === undefined) return reply;
      const { hosted: night } = known;
      // in the name of an entry of his own, whichever link of his he has
      if (!entriesOfSame(night.state, known.of).includes(entry)) return refuseWith(request, reply, 'own-link-wrong');
      const done = await night.perform({
        id: toCommitId(id),
        command,
        actor: { id: playerOf(entry), role: 'player' },
      });
      return done.ok ? standOf(known) : refuseAsked(request, reply, night, done.refusal, 'room');
    },
  );

  api.get(
    '/api/night/:id/own-links',
    {
      config: { may: 'cashier', orInDemoOf: 'night' },
      schema: { params: byId, querystring: language, response: answers(ownLinks) },
    },
    async (request, reply) => {
      const night = await nights.find(request.params.id);
      if (night === undefined) return refuseAbsent(request, reply, nights, request.params);
      const ids = [...night.state.entries.values()].map(({ id }) => id);
      return Object.fromEntries(
        await Promise.all(ids.map(async (id) => [id, await links.tokenOf(night, id)] as const)),
      );
    },
  );
}
