import type { Instant } from '@riffle/aggregate';
import { type Millis, readClock, type Structure, type Tournament } from '@riffle/tournament';

/** How many should still be in: a few leave early, most in the middle, and the last goes before the structure ends. */
export function playersDue(state: Tournament, now: Instant): number {
  const { levels } = state.setup ?? { levels: [] };
  const entered = state.entries.size;
  const played = playedOf(levels, state, now) / Math.max(1, playTime(levels));
  return Math.max(1, Math.ceil(entered * (1 - Math.min(1, played / 0.95)) ** 1.2));
}

const playTime = (levels: Structure): number => sum(levels.filter(({ kind }) => kind === 'play'));

function playedOf(levels: Structure, state: Tournament, now: Instant): number {
  const { levelIndex, remaining, onBreak, interlude, level } = readClock(state.clock, levels, now);
  const before = playTime(levels.slice(0, levelIndex));
  if (level === undefined || level.kind === 'break') return before;
  return before + level.duration - (onBreak ? (interlude?.levelRemaining ?? 0) : remaining);
}

const sum = (levels: readonly { readonly duration: Millis }[]): number =>
  levels.reduce((total, { duration }) => total + duration, 0);
