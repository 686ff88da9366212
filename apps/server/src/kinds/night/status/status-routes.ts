import { createHash } from 'node:crypto';
import { toInstant } from '@riffle/aggregate';
import type { Hosting } from '../../../host/hosting.ts';
import { refuseAbsent } from '../../../host/refuse-absent.ts';
import { byCode } from '../../../host/schema.ts';
import type { Api } from '../../../http/api.ts';
import { answers, unchanged } from '../../../schema/problem.ts';
import type { Around } from '../around.ts';
import type { NightShape } from '../shape.ts';
import { seen } from '../viewers.ts';
import { nightStatus } from './schema.ts';
import { statusOf } from './status-of.ts';

/** As long as a proxy or a browser may show what it has: a page of a club is asked for by everybody at once. */
const FRESH = 'public, max-age=5, must-revalidate';

/** Any page may read it, with no cookie of ours: it says what hangs on the wall, to whoever has the link of the night. */
const FOR_ANY_PAGE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A night for other pages and programs. It is asked for and never sent: docs/decisions/036-status-is-asked-for.md */
export function statusRoutes(api: Api, nights: Hosting<NightShape>, { clubName, now }: Around): void {
  api.get(
    '/api/night/link/:code/status',
    { config: { may: 'all' }, schema: { params: byCode, response: { ...answers(nightStatus), 304: unchanged } } },
    async (request, reply) => {
      reply.headers(FOR_ANY_PAGE);
      const hosted = await nights.findByCode(request.params.code);
      if (hosted === undefined) return refuseAbsent(request, reply, nights, request.params);
      const { state, code, kind, namesOf, staffName } = hosted;
      const status = statusOf({
        view: seen(state, 'room'),
        names: kind.names(state, kind.viewers.guest, namesOf, staffName),
        ...{ code, club: await clubName(), now: toInstant(now()) },
      });
      const text = JSON.stringify(status);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      reply.headers({ etag, 'cache-control': FRESH });
      if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.serializer(() => text).send(status);
    },
  );
}

/** A proxy that packs what it passes on calls the same text weak. */
const knows = (named: string | undefined, etag: string): boolean =>
  (named ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
