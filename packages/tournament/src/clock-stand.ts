import { elapsed, type Instant } from '@riffle/aggregate';
import type { ClockSetting } from './clock-setting.ts';
import { type Structure, toMillis } from './structure.ts';

/** Where the clock stands at a moment, in its own milliseconds: a demo's run faster than time. */
export type ClockStand = {
  /** Index in the structure. */
  readonly level: number;
  /** Left of the level. */
  readonly remaining: number;
  readonly interlude?: { readonly remaining: number; readonly label?: string };
  /** Stands at zero since so long: a break that waits is over, or the structure is at its end. */
  readonly overdue?: number;
};

/** Walks from the anchor to `now`, level by level. Nothing ticks: this is all the clock there is. */
export function standAt(clock: ClockSetting, levels: Structure, now: Instant): ClockStand {
  let passed = clock.running ? Math.round(Math.max(0, elapsed(clock.at, now)) * clock.speed) : 0;
  if (clock.interlude !== undefined) {
    const remaining = clock.interlude.remaining - passed;
    if (remaining > 0) {
      return { level: clock.level, remaining: clock.remaining, interlude: { ...clock.interlude, remaining } };
    }
    passed = -remaining;
  }
  let level = Math.max(0, Math.min(clock.level, levels.length - 1));
  let remaining: number = clock.remaining;
  if (!clock.running) return { level, remaining };
  while (passed >= remaining) {
    passed -= remaining;
    const next = levels[level + 1];
    if (next === undefined || waits(levels, level)) return { level, remaining: 0, overdue: passed };
    level += 1;
    remaining = next.duration;
  }
  return { level, remaining: remaining - passed };
}

/** The same clock with its anchor at `now`; every change starts from here. */
export function anchoredAt(clock: ClockSetting, levels: Structure, now: Instant): ClockSetting {
  const { level, remaining, interlude } = standAt(clock, levels, now);
  return {
    level,
    remaining: toMillis(remaining),
    running: clock.running,
    speed: clock.speed,
    at: now,
    ...(interlude && { interlude: { ...interlude, remaining: toMillis(interlude.remaining) } }),
  };
}

export const pausedAt = (clock: ClockSetting, levels: Structure, now: Instant): ClockSetting => ({
  ...anchoredAt(clock, levels, now),
  running: false,
});

function waits(levels: Structure, level: number): boolean {
  const at = levels[level];
  return at?.kind === 'break' && at.waits === true;
}
