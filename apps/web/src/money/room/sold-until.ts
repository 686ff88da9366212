import type { Instant } from '@riffle/aggregate';
import { type ClockReading, scheduleOf, type TournamentView } from '@riffle/tournament';

type Seen = Pick<TournamentView, 'setup' | 'clock'>;

/** When that level of play ends by the clock as it runs; nothing while it stands, or where the level is over. */
export function levelEndsAt(
  { setup, clock }: Seen,
  { phase }: ClockReading,
  level: number,
  now: Instant,
): Instant | undefined {
  if (phase !== 'running' || clock === undefined) return undefined;
  const plays = setup.levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : []));
  const index = plays[level - 1];
  return index === undefined ? undefined : scheduleOf(setup.levels, clock, now)[index]?.endsAt;
}

/** What ends first of a level and a moment: the level only where it may be that, and the moment as far as it is known. */
export function endOfBoth(
  seen: Seen,
  reading: ClockReading,
  { through, until }: { readonly through?: number | undefined; readonly until?: Instant | undefined },
  now: Instant,
): { readonly level?: number; readonly at?: Instant } {
  const level = through === undefined ? undefined : levelEndsAt(seen, reading, through, now);
  if (until !== undefined && (through === undefined || (level !== undefined && until < level))) return { at: until };
  const at = level ?? until;
  return { ...(through !== undefined && { level: through }), ...(at !== undefined && { at }) };
}
