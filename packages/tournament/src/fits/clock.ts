import { readClock } from '../clock-reading.ts';
import type { ClockSetting } from '../clock-setting.ts';
import { mayNotStart } from '../missing.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/** The first start needs all that a start needs; a later one a clock that stands. */
export function clockStartedFits(state: Tournament, clock: ClockSetting): boolean {
  const { levels } = setupOf(state);
  if (levels[clock.level] === undefined) return false;
  if (state.clock === undefined) return mayNotStart(state) === undefined;
  return readClock(state.clock, levels, clock.at).phase !== 'running';
}

export const clockPausedFits = (state: Tournament): boolean => state.clock?.running === true;

export const clockSetFits = (state: Tournament, clock: ClockSetting): boolean =>
  state.clock !== undefined && setupOf(state).levels[clock.level] !== undefined;
