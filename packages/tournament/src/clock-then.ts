import type { Instant } from '@riffle/aggregate';
import { type ClockReading, readClock } from './clock-reading.ts';
import type { ClockSetting } from './clock-setting.ts';
import { setupOf } from './rulebook-of.ts';
import type { Tournament } from './state.ts';
import type { Structure } from './structure.ts';

/** A clock as it once was set, by the structure that held then. */
export type ClockThen = { readonly clock: ClockSetting; readonly levels: Structure };

/** What the clock said at a moment of this night; nothing before it was first started. */
export function clockThen(state: Tournament, at: Instant): ClockReading | undefined {
  const now = state.clock && { clock: state.clock, levels: setupOf(state).levels };
  const then = [...(state.clocksBefore ?? []), ...(now ? [now] : [])].findLast(({ clock }) => clock.at <= at);
  return then && readClock(then.clock, then.levels, at);
}
