import { z } from 'zod';
import type { House } from '../house.ts';
import { noAnswer } from '../schema/problem.ts';
import { place } from '../schema/staff.ts';
import type { Api } from './api.ts';
import { tellClub } from './tell-club.ts';

const zoneBody = z.strictObject({ zone: place });

/** In whose time of day everything is said. */
export function zoneRoute(api: Api, house: House): void {
  api.put(
    '/api/club/zone',
    { config: { may: 'owner' }, schema: { body: zoneBody, response: noAnswer } },
    async (request, reply) => {
      await house.zone.choose(request.body.zone);
      await tellClub(house);
      return reply.code(204).send();
    },
  );
}
