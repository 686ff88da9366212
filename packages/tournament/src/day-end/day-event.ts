import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import type { EntryId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import type { Bag } from './day-command.ts';
import type { Carried } from './day-state.ts';

/** A day that ends while the event goes on, and what the next one begins with. */
export type OfDays =
  | {
      readonly type: 'LastHandsAnnounced';
      readonly hands: number;
      /** By Riffle, by a player whose lot was told, or as the rulebook or the director fixes it. */
      readonly how: 'drawn' | 'lot' | 'fixed';
      readonly drawnBy?: EntryId;
      readonly at: Instant;
      readonly because: readonly Reason[];
      readonly reason?: string;
    }
  | { readonly type: 'StacksBagged'; readonly stacks: readonly Bag[]; readonly at: Instant }
  /** `off`: so much more in the bags than was in play, less where it is below 0. */
  | {
      readonly type: 'DayEnded';
      readonly at: Instant;
      readonly off: number;
      readonly reason?: string;
      /** What of the prizes stays, as somebody has won it on this day and it was not handed out yet; absent = nobody asked, as of days before this was told apart. */
      readonly owed?: Cents;
      /** What places were paid on it already: the pool goes on whole, the money without it; absent = nothing, and of days before this was told apart it is taken off `owed`. */
      readonly paid?: Cents;
      /** What the house adds for special prizes that were won on it; absent = nothing. */
      readonly given?: Cents;
    }
  | ({ readonly type: 'DayCarried'; readonly at: Instant } & Carried)
  /** Of places, on days before, in all: some of it since this one was opened. */
  | { readonly type: 'PaidCarried'; readonly paid: Cents; readonly at: Instant };
