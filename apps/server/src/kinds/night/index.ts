import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import type { Hosting } from '../../host/hosting.ts';
import { schemasOf } from '../../host/schema.ts';
import type { Around } from './around.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { Demos } from './demo/demos.ts';
import { entryListRoutes } from './entry-list/entry-list-routes.ts';
import { night } from './night.ts';
import { resultsRoutes } from './results-routes.ts';
import type { NightShape } from './shape.ts';
import { wallRoutes } from './wall-routes.ts';

/** The nights of this house, and what only a night has: a wall, lists of players, results, demos. */
export function addNights(host: Host, around: Around): Added & { readonly nights: Hosting<NightShape> } {
  const nights = host.add(night);
  const demos = new Demos({ nights, hub: host.hub, now: around.now });
  return {
    nights,
    routes: (api) => {
      wallRoutes(api, nights);
      entryListRoutes(api, nights, around);
      resultsRoutes(api, nights);
      demoRoutes(api, demos, schemasOf(night).listed);
    },
    close: () => demos.close(),
  };
}
