import type { Added } from '../../host/added.ts';
import type { FileAround } from '../../host/file/file-of.ts';
import type { Host } from '../../host/host.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import { finishDays } from './finish-days.ts';
import { followNights } from './follow-nights.ts';
import { multiday } from './multiday.ts';
import { multiDayRoutes } from './routes.ts';
import { wholeRoutes } from './whole-routes.ts';

/** The tournaments of several days of this house, and what only they have: a day is opened. */
export function addMultiDays(host: Host, nights: Hosting<NightShape>, files: FileAround): Added {
  const { people } = files.club;
  const events = host.add(multiday);
  const { tell: follow, eventsOf } = followNights(events, nights, people);
  return {
    routes: (api) => {
      multiDayRoutes(api, events, nights, { people, follow, eventsOf });
      wholeRoutes(api, { events, nights, around: files });
    },
    woken: () => finishDays({ events, nights, people, follow }),
  };
}
