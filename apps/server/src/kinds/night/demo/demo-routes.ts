import type { NightSummary } from '@riffle/wire';
import type { z } from 'zod';
import { addressOf } from '../../../http/address-block.ts';
import { type Api, languageIn, refuseWith } from '../../../http/api.ts';
import { LIMITS, perMinute } from '../../../http/limits.ts';
import { answers } from '../../../schema/problem.ts';
import { newDemo } from '../schema.ts';
import type { DemoGuest, Demos } from './demos.ts';

export function demoRoutes(api: Api, demos: Demos, listed: z.ZodType<NightSummary>): void {
  api.post(
    '/api/night/demo',
    {
      config: { may: 'all', rateLimit: perMinute(LIMITS.demo) },
      schema: { body: newDemo, response: answers(listed) },
    },
    async (request, reply) => {
      const guest: DemoGuest =
        request.session === undefined ? { is: 'visitor', address: addressOf(request) } : { is: 'staff' };
      const started = await demos.start({ language: languageIn(request), ...request.body }, guest);
      return typeof started === 'string' ? refuseWith(request, reply, started) : started;
    },
  );
}
