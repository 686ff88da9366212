import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import type { Api } from '../../http/api.ts';
import { noAnswer } from '../../schema/problem.ts';
import { byId } from '../../schema/query.ts';
import { wall } from './schema.ts';
import type { NightShape } from './shape.ts';

/** What staff tell the wall. */
export function wallRoutes(api: Api, nights: Hosting<NightShape>): void {
  api.put(
    '/api/night/:id/wall',
    { config: { may: 'floor', orInDemoOf: 'night' }, schema: { params: byId, body: wall, response: noAnswer } },
    async (request, reply) => {
      const hosted = await nights.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, nights, request.params);
      await nights.setAside(hosted, request.body);
      return reply.code(204).send();
    },
  );
}
