import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import type { Around } from './around.ts';
import { deskRoutes } from './desk-routes.ts';
import { followNights } from './follow-nights.ts';
import { publicRoutes } from './public-routes.ts';
import { signup } from './signup.ts';

/** The lists of who wants to come to a night, and what only they have: a public way in, and a way from there into the night. */
export function addSignUps(host: Host, nights: Hosting<NightShape>, around: Around): Added {
  const lists = host.add(signup);
  followNights(lists, nights, around.people);
  return {
    routes: (api) => {
      publicRoutes(api, lists, nights, around);
      deskRoutes(api, lists, nights, around);
    },
  };
}
