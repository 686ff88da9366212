import { elapsed, type Instant } from '@riffle/aggregate';
import { playLevelNo, scheduleOf, type TournamentView } from '@riffle/tournament';

/** What a day that is ended now leaves out: time of its levels, in milliseconds, and last hands that its rulebook wants. */
type Skipped = { readonly left: number; readonly hands: boolean };

/** Nothing where its last hands were announced: they take the place of the time that was left. */
export function skipped({ day, setup, clock }: Pick<TournamentView, 'day' | 'setup' | 'clock'>, now: Instant): Skipped {
  if (day === undefined || day.lastHands !== undefined) return { left: 0, hands: false };
  const { levels, dayThrough } = setup;
  const last = levels.findIndex((_, index) => playLevelNo(index, levels) === dayThrough);
  const ends = scheduleOf(levels, clock, now)[last]?.endsAt ?? now;
  return { left: Math.max(0, elapsed(now, ends)), hands: day.rule.value.is !== 'levelEnd' };
}
