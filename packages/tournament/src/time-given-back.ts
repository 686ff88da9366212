import { elapsed, type Instant, later } from '@riffle/aggregate';
import type { TournamentEvent } from './event.ts';
import type { Tournament } from './state.ts';

/** While the clock was held nobody served: a penalty of minutes has as many left as it had, whatever time it is by now. */
export function timeGivenBack({ held, penalties }: Tournament, now: Instant): readonly TournamentEvent[] {
  if (held === undefined) return [];
  const longer = penalties.flatMap(({ id, at, length, ended, toServe }) => {
    if (ended !== undefined || length?.in !== 'time' || toServe !== undefined || length.until <= held.since) return [];
    const stood = elapsed(at > held.since ? at : held.since, now);
    return stood === 0 ? [] : [{ penalty: id, until: later(length.until, stood) }];
  });
  return longer.length === 0 ? [] : [{ v: 1, type: 'PenaltiesMoved', penalties: longer }];
}

/** Minutes that another day left over run from when play begins, however long the night stood there before. */
export function carriedTimeBegins({ penalties }: Tournament, now: Instant): readonly TournamentEvent[] {
  const begin = penalties.flatMap(({ id, ended, toServe }) =>
    ended !== undefined || toServe === undefined ? [] : [{ penalty: id, until: later(now, toServe) }],
  );
  return begin.length === 0 ? [] : [{ v: 1, type: 'PenaltiesMoved', penalties: begin }];
}
