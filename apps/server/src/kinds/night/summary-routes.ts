import { formatOts } from '@riffle/formats';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import type { Api } from '../../http/api.ts';
import { LIMITS, perMinute } from '../../http/limits.ts';
import { summaryAnswer } from '../../schema/problem.ts';
import { byId } from '../../schema/query.ts';
import type { Around } from './around.ts';
import type { NightShape } from './shape.ts';
import { summaryOf } from './summary-of.ts';

/** The night for programs that read tournaments. It leaves the house, so names are as the room may know them. */
export function summaryRoutes(api: Api, nights: Hosting<NightShape>, around: Around): void {
  api.get(
    '/api/night/:id/summary.ots',
    {
      config: { may: 'floor', orInDemoOf: 'night', rateLimit: perMinute(LIMITS.files) },
      schema: { params: byId, produces: ['application/json'], response: summaryAnswer },
    },
    async (request, reply) => {
      const hosted = await nights.find(request.params.id);
      if (hosted === undefined) return refuseAbsent(request, reply, nights, request.params);
      const summary = await summaryOf(hosted, around);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="riffle-${hosted.code}.ots"`)
        .serializer(String)
        .send(formatOts(summary));
    },
  );
}
