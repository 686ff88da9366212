import type { Instant } from '@riffle/aggregate';
import { type ClockSetting, type Level, readClock, type Structure, scheduleOf } from '@riffle/tournament';

export type ScheduleLine = {
  readonly index: number;
  readonly level: Level;
  /** Number of the level of play; a break has none. */
  readonly no?: number;
  readonly is: 'past' | 'now' | 'toCome';
  /** When it will begin if the clock goes on as it does; absent while it stands. */
  readonly startsAt?: Instant;
};

/** The structure with where the night stands in it. */
export function scheduleLines(
  levels: Structure,
  clock: ClockSetting | undefined,
  now: Instant,
): readonly ScheduleLine[] {
  const { levelIndex, phase } = readClock(clock, levels, now);
  const times = scheduleOf(levels, clock, now);
  let no = 0;
  return levels.map((level, index) => {
    if (level.kind === 'play') no += 1;
    const numbered = { index, level, ...(level.kind === 'play' && { no }) };
    if (phase !== 'notStarted' && index < levelIndex) return { ...numbered, is: 'past' };
    if (phase !== 'notStarted' && index === levelIndex) return { ...numbered, is: 'now' };
    const startsAt = phase === 'running' ? times[index]?.startsAt : undefined;
    return { ...numbered, is: 'toCome', ...(startsAt !== undefined && { startsAt }) };
  });
}

/** The lines worth showing where only so many fit: from the one before now on. */
export function aroundNow(lines: readonly ScheduleLine[], fit: number): readonly ScheduleLine[] {
  const now = lines.findIndex(({ is }) => is !== 'past');
  const from = Math.max(0, Math.min(now < 0 ? lines.length : now - 1, lines.length - fit));
  return lines.slice(from, from + fit);
}
