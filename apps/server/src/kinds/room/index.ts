import { type GuestId, type Room, type TableId, toGuestId, toTableId } from '@riffle/cardroom';
import type { KeyStore } from '../../club/key-store.ts';
import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import { SecretLinks } from '../links/secret-links.ts';
import { linkRoutes } from './link-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { room } from './room.ts';

/** The evenings of the card room, and what only they have: guests and dealers who come by a link. */
export function addRooms(host: Host, { key, now }: { readonly key: KeyStore; readonly now: () => number }): Added {
  const rooms = host.add(room);
  const marks = () => [];
  const guests = new SecretLinks<GuestId, Room>({ info: 'riffle guest links', toId: toGuestId, marks }, key, now);
  const tables = new SecretLinks<TableId, Room>({ info: 'riffle room table links', toId: toTableId, marks }, key, now);
  const kiosks = new SecretLinks<'kiosk', Room>(
    { info: 'riffle room kiosk link', toId: () => 'kiosk', marks },
    key,
    now,
  );
  rooms.letIn(async (hosted, viewer, token) => {
    if (viewer.as === 'guest') return (await guests.find(hosted, token))?.of === viewer.guest;
    if (viewer.as === 'kiosk') return (await kiosks.find(hosted, token)) !== undefined;
    return viewer.as === 'dealer' && (await tables.find(hosted, token))?.of === viewer.table;
  });
  return {
    routes: (api) => {
      linkRoutes(api, rooms, { guests, tables, kiosks, now });
      reportRoutes(api, rooms);
    },
  };
}
