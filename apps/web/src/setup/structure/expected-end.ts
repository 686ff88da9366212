import { type Instant, later, toInstant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import { type ClockSetting, projectedEnd, type Structure, scheduleOf } from '@riffle/tournament';

type Field = { readonly entries: number; readonly startingStack: Chips };

/** When the night will be over: from its start before it begins, by the clock as it stands from then on. */
export function expectedEnd(levels: Structure, clock: ClockSetting | undefined, from: Instant, field: Field): Instant {
  const length = projectedEnd(levels, toInstant(0), field);
  if (clock === undefined) return later(from, length);
  let played = 0;
  const last = levels.findIndex(({ duration }) => {
    played += duration;
    return played >= length;
  });
  // the level by whose end it should be over has gone by: it may end at any moment
  return scheduleOf(levels, clock, from)[last]?.endsAt ?? from;
}
