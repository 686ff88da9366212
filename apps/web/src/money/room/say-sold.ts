import type { Instant } from '@riffle/aggregate';
import type { ClockReading, TournamentView } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import { sayTime } from '../../language/say-time.ts';
import type { StillSold } from './room-money.ts';
import { endOfBoth } from './sold-until.ts';

/** When that is sold: until when, only from then on, or now and not for long. */
export function saySold(view: TournamentView, reading: ClockReading, sold: StillSold, now: Instant): string {
  const words = t.wall.money;
  if (sold.last === true) return words.inThisBreak;
  if (sold.after !== undefined || sold.since !== undefined)
    return words.from(sold.after, sold.since && sayTime(sold.since));
  const { level, at } = endOfBoth(view, reading, sold, now);
  return words.end(level, at && sayTime(at));
}
