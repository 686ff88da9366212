import type { Instant } from '@riffle/aggregate';
import { readClock } from './clock-reading.ts';
import type { ClockSetting } from './clock-setting.ts';
import { scheduleOf } from './schedule.ts';
import { type Millis, type Structure, toMillis } from './structure.ts';

/** When a level of play ends (1 = first), by the clock as it was set; `left` of it while nobody can know the moment. */
export function levelEnd(
  levels: Structure,
  clock: ClockSetting | undefined,
  levelNo: number,
): { readonly at?: Instant; readonly left?: Millis } {
  const plays = levels.flatMap(({ kind, duration }, index) => (kind === 'play' ? [{ index, duration }] : []));
  const found = plays[levelNo - 1];
  if (found === undefined) return { left: toMillis(0) };
  const { index: last, duration: length } = found;
  if (clock === undefined) return { left: length };
  if (readClock(clock, levels, clock.at).levelIndex > last) return { at: clock.at };
  const waits = levels.slice(clock.level, last).some((line) => line.kind === 'break' && line.waits === true);
  const at = scheduleOf(levels, clock, clock.at)[last]?.endsAt;
  if (clock.running && !waits && at !== undefined) return { at };
  return { left: clock.level === last ? clock.remaining : length };
}
