import { type Instant, later } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { ClockSetting } from './clock-setting.ts';
import { standAt } from './clock-stand.ts';
import type { Structure } from './structure.ts';

/** When a line of the structure begins; absent for those that are over. Breaks that wait count with their length. */
export type Scheduled = { readonly startsAt?: Instant; readonly endsAt?: Instant };

/** By the clock as it stands; a paused one as if it went on now. Without a clock the first line begins at `now`. */
export function scheduleOf(levels: Structure, clock: ClockSetting | undefined, now: Instant): readonly Scheduled[] {
  const speed = clock?.speed ?? 1;
  const stand = clock === undefined ? undefined : standAt(clock, levels, now);
  let at = later(now, (stand?.interlude?.remaining ?? 0) / speed);
  return levels.map(({ duration }, index) => {
    if (stand !== undefined && index < stand.level) return {};
    const left = stand?.level === index ? stand.remaining : duration;
    const endsAt = later(at, left / speed);
    const startsAt = later(endsAt, -duration / speed);
    at = endsAt;
    return { startsAt, endsAt };
  });
}

/** Of the whole structure, were it played to its last line. */
const structureEnd = (levels: Structure, startsAt: Instant): Instant =>
  later(
    startsAt,
    levels.reduce((sum, { duration }) => sum + duration, 0),
  );

/** So many big blinds are in play when one player has them all: what a night ends at, by experience. */
export const BIG_BLINDS_AT_THE_END = 20;

/** When the night will be over: at the end of the level whose blinds the chips in play no longer carry. */
export function projectedEnd(
  levels: Structure,
  startsAt: Instant,
  field?: { readonly entries: number; readonly startingStack: Chips },
): Instant {
  if (field === undefined) return structureEnd(levels, startsAt);
  const chips = field.entries * field.startingStack;
  const last = levels.findIndex((line) => line.kind === 'play' && line.bigBlind * BIG_BLINDS_AT_THE_END >= chips);
  return structureEnd(last < 0 ? levels : levels.slice(0, last + 1), startsAt);
}
