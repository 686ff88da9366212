import { Backlog } from '../host/live/backlog.ts';
import { LiveSocket } from '../host/live/live-socket.ts';
import type { House } from '../house.ts';
import { unattended } from '../unattended.ts';
import { addressOf } from './address-block.ts';
import { type Api, languageIn, refuseWith } from './api.ts';
import { tokenIn } from './cookie.ts';
import { LIMITS, MOST_SOCKETS, perMinute } from './limits.ts';
import { cameFromElsewhere } from './origin.ts';

/** How often what is open is asked whether its session is not over. */
const LOOK = 60_000;

/** `/live`: what changes comes by itself. Commands go over HTTP. */
export function liveRoute(api: Api, { host, sessions, now }: House): void {
  const bySession = new Map<string, Set<LiveSocket>>();
  const byAddress = new Map<string, number>();
  const backlog = new Backlog();
  sessions.onEnd((key, why) => {
    for (const socket of bySession.get(key) ?? []) socket.close(why);
  });

  const looking = setInterval(() => {
    for (const key of bySession.keys()) unattended(sessions.look(key));
  }, LOOK).unref();
  api.addHook('onClose', async () => clearInterval(looking));

  api.route({
    method: 'GET',
    url: '/live',
    websocket: true,
    config: { may: 'all', rateLimit: perMinute(LIMITS.connect) },
    schema: { hide: true },
    // browsers let any page open a socket to anywhere, with cookies
    preValidation: async (request, reply) => {
      if (cameFromElsewhere(request)) return refuseWith(request, reply, 'foreign-origin');
      if ((byAddress.get(addressOf(request)) ?? 0) >= MOST_SOCKETS)
        return refuseWith(request, reply, 'too-many-requests');
    },
    handler: (socket, request) => {
      const address = addressOf(request);
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      socket.on('close', () => {
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left === 0) byAddress.delete(address);
        else byAddress.set(address, left);
      });
      const token = tokenIn(request);
      const key = request.session?.key;
      const live = new LiveSocket(
        socket,
        {
          ...{ hub: host.hub, backlog, now },
          find: async (kind, id) => host.hosting(kind)?.find(id),
          mayByKey: async (hosted, viewer, key) =>
            (await host.hosting(hosted.kind.name)?.mayByKey(hosted, viewer, key)) ?? false,
          absence: async (kind, id) => (await host.hosting(kind)?.absence({ id })) ?? 'not-found',
        },
        { member: async () => (await sessions.find(token))?.member, language: languageIn(request) },
      );
      if (key === undefined) return;
      const sockets = bySession.get(key) ?? new Set();
      bySession.set(key, sockets.add(live));
      socket.on('close', () => {
        sockets.delete(live);
        if (sockets.size === 0) bySession.delete(key);
      });
    },
  });
}
