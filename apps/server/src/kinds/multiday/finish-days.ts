import { partsOf } from '@riffle/tournament/multiday';
import type { PeopleStore } from '../../club/people-store.ts';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import { nightsOf, openDay } from './open-day.ts';
import type { MultiDayShape } from './shape.ts';

type Into = {
  readonly events: Hosting<MultiDayShape>;
  readonly nights: Hosting<NightShape>;
  readonly people: PeopleStore;
  readonly follow: Parameters<typeof openDay>[0]['follow'];
};

/**
 * At the start, before anybody can ask for anything: days whose opening a crash cut short get their night and what goes on,
 * by whoever opened them, and those that are played what was paid on days before. Who emptied one by taking that back is left with it: the step that would fill it was his already.
 */
export async function finishDays({ events, nights, people, follow }: Into): Promise<void> {
  for (const { id, over } of await events.list(false)) {
    const event = over ? undefined : await events.find(id);
    if (event === undefined) continue;
    for (const { id: part } of partsOf(event.state)) {
      const night = event.state.opened[part]?.night;
      const opening = night === undefined ? undefined : openingOf(event, night);
      if (night === undefined || opening === undefined) continue;
      if ((await nights.find(night))?.state.carried !== undefined) {
        // what was paid on the days before in the moment of the crash may not have been told
        for (const before of await nightsOf(event, nights, part)) await follow(event, before);
        continue;
      }
      await openDay({ event, nights, people, follow }, { id: opening.id, part, night }, opening.actor);
    }
  }
}

/** By which step it was opened, as who asked for it named that. */
function openingOf({ history }: Hosted<MultiDayShape>, night: string) {
  const commit = history.commits.findLast(({ events }) =>
    events.some((event) => event.type === 'DayOpened' && event.night === night),
  );
  return commit && { id: commit.id.replace(/-open$/, ''), actor: commit.actor };
}
