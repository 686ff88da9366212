import type { House } from '../../../house.ts';
import { type Api, languageIn, refuseWith } from '../../../http/api.ts';
import { LIMITS, perMinute } from '../../../http/limits.ts';
import { newDemo, nightSummary } from '../../../schema/night.ts';
import { answers } from '../../../schema/problem.ts';

export function demoRoutes(api: Api, { demos }: House): void {
  api.post(
    '/api/demo',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.demo) },
      schema: { body: newDemo, response: answers(nightSummary) },
    },
    async (request, reply) => {
      const started = await demos.start({ language: languageIn(request), ...request.body });
      return typeof started === 'string' ? refuseWith(request, reply, started) : started;
    },
  );
}
