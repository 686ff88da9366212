import type { Api } from '../../http/api.ts';
import { LIMITS, perMinute } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { clubTotals, totalsQuery } from '../../schema/totals.ts';
import type { NightsTotals } from './nights-totals.ts';

/** What the club's nights came to, for whoever runs them: who paid what is in none of it. */
export function totalsRoutes(api: Api, totals: NightsTotals, zone: () => string): void {
  api.get(
    '/api/totals',
    {
      config: { may: 'director', rateLimit: perMinute(LIMITS.files) },
      schema: { querystring: totalsQuery, response: answers(clubTotals) },
    },
    async ({ query: { from, to } }) =>
      totals.of({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, zone()),
  );
}
