import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import type { Hosting } from '../../host/hosting.ts';
import { schemasOf } from '../../host/schema.ts';
import type { Around } from './around.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { Demos } from './demo/demos.ts';
import { entryListRoutes } from './entry-list/entry-list-routes.ts';
import { night } from './night.ts';
import { OwnLinks } from './own/own-link.ts';
import { ownRoutes } from './own/own-routes.ts';
import { resultsRoutes } from './results-routes.ts';
import type { NightShape } from './shape.ts';
import { summaryRoutes } from './summary-routes.ts';
import { wallRoutes } from './wall-routes.ts';

/** The nights of this house, and what only a night has: a wall, lists of players, results, demos. */
export function addNights(
  host: Host,
  around: Around,
): Added & { readonly nights: Hosting<NightShape>; readonly links: OwnLinks } {
  const nights = host.add(night);
  const demos = new Demos({ nights, hub: host.hub, now: around.now });
  const links = new OwnLinks(around.key, around.now);
  return {
    nights,
    links,
    routes: (api) => {
      wallRoutes(api, nights);
      entryListRoutes(api, nights, around);
      resultsRoutes(api, nights);
      summaryRoutes(api, nights, around);
      ownRoutes(api, nights, { links, now: around.now });
      demoRoutes(api, demos, schemasOf(night).listed);
    },
    close: () => demos.close(),
  };
}
