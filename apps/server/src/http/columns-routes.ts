import type { House } from '../house.ts';
import { clubColumns } from '../schema/club-columns.ts';
import { answers } from '../schema/problem.ts';
import type { Api } from './api.ts';

/** The club's own set of columns: whoever is signed in has it, who manages the club chooses it. */
export function columnsRoutes(api: Api, { club: { columns }, now }: House): void {
  api.get('/api/club/columns', { config: { may: 'display' }, schema: { response: answers(clubColumns) } }, () =>
    columns.get(),
  );

  api.put(
    '/api/club/columns',
    { config: { may: 'director' }, schema: { body: clubColumns, response: answers(clubColumns) } },
    async ({ body }) => {
      await columns.set(body, now());
      return body;
    },
  );
}
