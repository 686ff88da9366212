import { elapsed, type Instant, later } from '@riffle/aggregate';
import type { TournamentEvent } from './event.ts';
import type { Tournament } from './state.ts';

/** While the clock was held nobody served: a penalty of minutes has as many left as it had, whatever time it is by now. */
export function timeGivenBack({ held, penalties }: Tournament, now: Instant): readonly TournamentEvent[] {
  if (held === undefined) return [];
  const longer = penalties.flatMap(({ id, at, length, ended }) => {
    if (ended !== undefined || length?.in !== 'time' || length.until <= held.since) return [];
    const stood = elapsed(at > held.since ? at : held.since, now);
    return stood === 0 ? [] : [{ penalty: id, until: later(length.until, stood) }];
  });
  return longer.length === 0 ? [] : [{ v: 1, type: 'PenaltiesMoved', penalties: longer }];
}
