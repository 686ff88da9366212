import { type Instant, toInstant } from '@riffle/aggregate';
import type { PenaltyBar } from '@riffle/tournament';

/** What the floor has chosen for an exclusion: whom it keeps out from now on, and through which day (`2027-06-30`). */
export type BarDraft = { readonly of: PenaltyBar['of'] | 'nobody'; readonly through: string };
export const NOBODY_BARRED: BarDraft = { of: 'nobody', through: '' };

/** As it is sent: a bar ends when its last day is over, here where it is given. Without a day it lasts until it is lifted. */
export function barOf({
  of,
  through,
}: BarDraft): { readonly of: PenaltyBar['of']; readonly until?: Instant } | undefined {
  if (of === 'nobody') return undefined;
  const [year = 0, month = 0, day = 0] = through.split('-').map(Number);
  return through === '' ? { of } : { of, until: toInstant(new Date(year, month - 1, day + 1).getTime()) };
}
