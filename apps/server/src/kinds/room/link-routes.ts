import { dealerActor, type GuestId, guestActor, kioskActor, type Room, type TableId } from '@riffle/cardroom';
import type { RoomLinkAnswer } from '@riffle/wire';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { byCode } from '../../host/schema.ts';
import { type Api, refuseWith } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import { linkWay, linkWays, tokensOf } from '../links/link-ways.ts';
import type { SecretLinks } from '../links/secret-links.ts';
import { kioskGuest, linkAnswer, linkCommand, roomLinks, roomToken } from './schema.ts';
import type { RoomShape } from './shape.ts';
import { keyOf } from './viewers.ts';

/** How long after somebody put himself down the kiosk may show him his own link. */
const JUST_NOW = 5 * 60_000;

type Links = {
  readonly guests: SecretLinks<GuestId, Room>;
  readonly tables: SecretLinks<TableId, Room>;
  readonly kiosks: SecretLinks<'kiosk', Room>;
  readonly now: () => number;
};

/** What a guest says by his own link and whoever deals by the table's, and where staff find them. */
export function linkRoutes(api: Api, rooms: Hosting<RoomShape>, { guests, tables, kiosks, now }: Links): void {
  const asGuest = linkWay(rooms, {
    ...{ links: guests, now, whose: 'own' },
    stands: (room, guest) => room.guests.has(guest),
    knownAs: (room, guest) => ({
      answer: { room: room.id, as: keyOf({ as: 'guest', guest }), guest } satisfies RoomLinkAnswer,
      actor: guestActor(guest),
    }),
  });
  const asDealer = linkWay(rooms, {
    ...{ links: tables, now, whose: 'dealer' },
    stands: (room, table) => room.tables.has(table),
    knownAs: (room, table) => ({
      answer: { room: room.id, as: keyOf({ as: 'dealer', table }), table } satisfies RoomLinkAnswer,
      actor: dealerActor(table),
    }),
  });
  const asKiosk = linkWay(rooms, {
    ...{ links: kiosks, now, whose: 'kiosk' },
    stands: ({ closedAt }) => closedAt === undefined,
    knownAs: (room) => ({
      answer: { room: room.id, as: keyOf({ as: 'kiosk' }) } satisfies RoomLinkAnswer,
      actor: kioskActor,
    }),
  });
  linkWays(api, {
    ...{ path: '/api/room/link', ways: { own: asGuest, dealer: asDealer, kiosk: asKiosk } },
    ...{ token: roomToken, command: linkCommand, answer: linkAnswer },
  });

  // whoever has just put himself down takes his own link along
  api.post(
    '/api/room/link/:code/kiosk/guest',
    {
      config: { may: 'all' },
      bodyLimit: BODY.own,
      schema: { params: byCode, querystring: language, body: kioskGuest, response: answers(roomToken) },
    },
    async (request, reply) => {
      const { token, guest } = request.body;
      const known = await asKiosk(request, reply, { code: request.params.code, token });
      if (known === undefined) return reply;
      const { byKiosk, cameAt } = known.hosted.state.guests.get(guest) ?? {};
      if (byKiosk !== true || cameAt === undefined || now() - cameAt > JUST_NOW)
        return refuseWith(request, reply, 'own-link-ended');
      return { token: await guests.tokenOf(known.hosted, guest) };
    },
  );
  api.get(
    '/api/room/:id/links',
    {
      config: { may: 'cashier' },
      schema: { params: byId, querystring: language, response: answers(roomLinks) },
    },
    async (request, reply) => {
      const room = await rooms.find(request.params.id);
      if (room === undefined) return refuseAbsent(request, reply, rooms, request.params);
      return {
        guests: await tokensOf(room, room.state.guests.keys(), guests),
        tables: await tokensOf(room, room.state.tables.keys(), tables),
        kiosk: await kiosks.tokenOf(room, 'kiosk'),
      };
    },
  );
}
