import type { Instant } from '@riffle/aggregate';
import { type ClockReading, scheduleOf, type TournamentView } from '@riffle/tournament';

/** When that level of play ends by the clock as it runs; nothing while it stands, or where the level is over. */
export function levelEndsAt(
  { setup, clock }: Pick<TournamentView, 'setup' | 'clock'>,
  { phase }: ClockReading,
  level: number,
  now: Instant,
): Instant | undefined {
  if (phase !== 'running' || clock === undefined) return undefined;
  const plays = setup.levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : []));
  const index = plays[level - 1];
  return index === undefined ? undefined : scheduleOf(setup.levels, clock, now)[index]?.endsAt;
}
