import { type Actor, toCommitId } from '@riffle/aggregate';
import { dealerActor, type GuestId, guestActor, type Room, type TableId } from '@riffle/cardroom';
import type { RoomLinkAnswer } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { byCode, commandAnswer } from '../../host/schema.ts';
import type { Api } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import { linkDoor } from '../night/link-door.ts';
import type { SecretLinks } from '../night/secret-links.ts';
import { linkAnswer, linkCommand, roomLinks, roomToken } from './schema.ts';
import type { RoomShape } from './shape.ts';
import { keyOf } from './viewers.ts';

type Links = {
  readonly guests: SecretLinks<GuestId, Room>;
  readonly tables: SecretLinks<TableId, Room>;
  readonly now: () => number;
};
type Known = { readonly room: Hosted<RoomShape>; readonly answer: RoomLinkAnswer; readonly actor: Actor };
type Asked = { readonly code: string; readonly token: string };
type LetIn = (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<Known | undefined>;

/** What a guest says by his own link and whoever deals by the table's, and where staff find them. */
export function linkRoutes(api: Api, rooms: Hosting<RoomShape>, { guests, tables, now }: Links): void {
  const asGuest = linkDoor(rooms, {
    ...{ links: guests, now, whose: 'own' },
    stands: (room, guest) => room.guests.has(guest),
  });
  const asDealer = linkDoor(rooms, {
    ...{ links: tables, now, whose: 'dealer' },
    stands: (room, table) => room.tables.has(table),
  });
  const letIn: { readonly [W in 'own' | 'dealer']: LetIn } = {
    own: async (...asked) => {
      const found = await asGuest(...asked);
      if (found === undefined) return undefined;
      const { hosted: room, of: guest } = found;
      const as = keyOf({ as: 'guest', guest });
      return { room, answer: { room: room.id, as, guest }, actor: guestActor(guest) };
    },
    dealer: async (...asked) => {
      const found = await asDealer(...asked);
      if (found === undefined) return undefined;
      const { hosted: room, of: table } = found;
      const as = keyOf({ as: 'dealer', table });
      return { room, answer: { room: room.id, as, table }, actor: dealerActor(table) };
    },
  };

  // the token comes in a body: what stands in an address is written down on the way
  const common = { params: byCode, querystring: language } as const;
  for (const way of ['own', 'dealer'] as const) {
    api.post(
      `/api/room/link/:code/${way}`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { ...common, body: roomToken, response: answers(linkAnswer) },
      },
      async (request, reply) => {
        const { code } = request.params;
        const known = await letIn[way](request, reply, { code, token: request.body.token });
        return known === undefined ? reply : known.answer;
      },
    );
    api.post(
      `/api/room/link/:code/${way}/commands`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { ...common, body: linkCommand, response: answers(commandAnswer) },
      },
      async (request, reply) => {
        const { token, id, command } = request.body;
        const known = await letIn[way](request, reply, { code: request.params.code, token });
        if (known === undefined) return reply;
        const { room, actor } = known;
        const done = await room.perform({ id: toCommitId(id), command, actor });
        return done.ok ? done.value : refuseAsked(request, reply, room, done.refusal, 'room');
      },
    );
  }

  api.get(
    '/api/room/:id/links',
    {
      config: { may: 'cashier' },
      schema: { params: byId, querystring: language, response: answers(roomLinks) },
    },
    async (request, reply) => {
      const room = await rooms.find(request.params.id);
      if (room === undefined) return refuseAbsent(request, reply, rooms, request.params);
      const linksOf = async <Id extends string>(ids: Iterable<Id>, links: SecretLinks<Id, Room>) =>
        Object.fromEntries(await Promise.all([...ids].map(async (id) => [id, await links.tokenOf(room, id)] as const)));
      return {
        guests: await linksOf(room.state.guests.keys(), guests),
        tables: await linksOf(room.state.tables.keys(), tables),
      };
    },
  );
}
