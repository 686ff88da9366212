import { type EveningReport, eveningReport } from '@riffle/cardroom';
import { z } from 'zod';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import type { Api } from '../../http/api.ts';
import { LIMITS, perMinute } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { byId, language } from '../../schema/query.ts';
import type { RoomShape } from './shape.ts';

const report = z.custom<EveningReport>().meta({ type: 'object', description: 'EveningReport of packages/cardroom' });

/** What an evening came to, reckoned from what was written in it and not taken back; it names no guest. */
export function reportRoutes(api: Api, rooms: Hosting<RoomShape>): void {
  api.get(
    '/api/room/:id/report',
    {
      config: { may: 'cashier', rateLimit: perMinute(LIMITS.files) },
      schema: { params: byId, querystring: language, response: answers(report) },
    },
    async (request, reply) => {
      const room = await rooms.find(request.params.id);
      const { commits = [], takenBack } = room?.history ?? {};
      const found = eveningReport(commits.filter(({ id }) => takenBack?.has(id) !== true));
      return found === undefined ? refuseAbsent(request, reply, rooms, request.params) : found;
    },
  );
}
