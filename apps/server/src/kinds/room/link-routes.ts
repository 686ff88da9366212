import { dealerActor, type GuestId, guestActor, type Room, type TableId } from '@riffle/cardroom';
import type { RoomLinkAnswer } from '@riffle/wire';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import type { Api } from '../../http/api.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import { linkWay, linkWays, tokensOf } from '../links/link-ways.ts';
import type { SecretLinks } from '../links/secret-links.ts';
import { linkAnswer, linkCommand, roomLinks, roomToken } from './schema.ts';
import type { RoomShape } from './shape.ts';
import { keyOf } from './viewers.ts';

type Links = {
  readonly guests: SecretLinks<GuestId, Room>;
  readonly tables: SecretLinks<TableId, Room>;
  readonly now: () => number;
};

/** What a guest says by his own link and whoever deals by the table's, and where staff find them. */
export function linkRoutes(api: Api, rooms: Hosting<RoomShape>, { guests, tables, now }: Links): void {
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
  linkWays(api, {
    ...{ path: '/api/room/link', ways: { own: asGuest, dealer: asDealer } },
    ...{ token: roomToken, command: linkCommand, answer: linkAnswer },
  });

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
      };
    },
  );
}
