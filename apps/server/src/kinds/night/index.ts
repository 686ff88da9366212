import { tableMarks, toTableId } from '@riffle/tournament';
import type { Added } from '../../host/added.ts';
import type { Host } from '../../host/host.ts';
import type { Hosting } from '../../host/hosting.ts';
import { schemasOf } from '../../host/schema.ts';
import { SecretLinks } from '../links/secret-links.ts';
import type { Around } from './around.ts';
import { dealerRoutes } from './dealer/dealer-routes.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { Demos } from './demo/demos.ts';
import { entryListRoutes } from './entry-list/entry-list-routes.ts';
import { night } from './night.ts';
import { NightsTotals } from './nights-totals.ts';
import { type OwnLinks, ownLinksBy } from './own/own-link.ts';
import { ownRoutes } from './own/own-routes.ts';
import { resultsRoutes } from './results-routes.ts';
import type { NightShape } from './shape.ts';
import { statusRoutes } from './status/status-routes.ts';
import { summaryRoutes } from './summary-routes.ts';
import { totalsRoutes } from './totals-routes.ts';
import { wallRoutes } from './wall-routes.ts';

/** The nights of this house, and what only a night has: a wall, lists of players, results, demos. */
export function addNights(
  host: Host,
  around: Around,
): Added & { readonly nights: Hosting<NightShape>; readonly links: OwnLinks } {
  const nights = host.add(night);
  const demos = new Demos({ nights, hub: host.hub, now: around.now });
  const totals = new NightsTotals(nights, around.journal);
  const links = ownLinksBy(around.key, around.now);
  const tables = new SecretLinks(
    { info: 'riffle table links', toId: toTableId, marks: tableMarks },
    around.key,
    around.now,
  );
  nights.letIn(async (night, viewer, key) => {
    if (viewer.as !== 'dealer') return false;
    const found = await tables.find(night, key);
    return found?.holds === true && found.of === viewer.table && found.renewed === viewer.link;
  });
  return {
    nights,
    links,
    routes: (api) => {
      wallRoutes(api, nights);
      entryListRoutes(api, nights, around);
      resultsRoutes(api, nights);
      summaryRoutes(api, nights, around);
      statusRoutes(api, nights, around);
      totalsRoutes(api, totals, around.zone);
      dealerRoutes(api, nights, { links: tables, now: around.now });
      ownRoutes(api, nights, { links, now: around.now });
      demoRoutes(api, demos, schemasOf(night).listed);
    },
    close: () => demos.close(),
  };
}
