import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from './clock-reading.ts';
import { setupOf } from './rulebook-of.ts';
import type { Tournament } from './state.ts';

/** What the clock said at a moment of this night; nothing before it was first started. */
export function clockThen(state: Tournament, at: Instant): ClockReading | undefined {
  const now = state.clock && { clock: state.clock, levels: setupOf(state).levels };
  const then = [...(state.clocksBefore ?? []), ...(now ? [now] : [])].findLast(({ clock }) => clock.at <= at);
  return then && readClock(then.clock, then.levels, at);
}
