import type { Instant } from '@riffle/aggregate';
import { type EntryId, reEntryOpen, type TournamentView } from '@riffle/tournament';

/** Whether another entry is sold now to whoever this one is: what keeps him from it the view knows, and the clock when. */
export const reEntryNow = (view: TournamentView, entry: EntryId, now: Instant): boolean =>
  view.entries[entry]?.buys?.includes('reEntry') === true && reEntryOpen(view, now);
