import { type Instant, later } from '@riffle/aggregate';
import type { EntryId } from '../ids.ts';

/** Time was called at a table: from `at` on somebody has `main` seconds, and then `countdown` that are counted aloud. */
export type TimeCall = {
  readonly at: Instant;
  readonly main: number;
  readonly countdown: number;
  /** On whom; absent where the dealer only knows it at his table. */
  readonly entry?: EntryId;
};

/** How it ended: he acted, his time was over, or it was called by mistake. */
export type TimeCallEnd = 'acted' | 'ranOut' | 'mistaken';

/** In whole seconds, never below zero: at zero nothing that he does counts any more. */
export const secondsLeft = ({ at, main, countdown }: TimeCall, now: Instant): number =>
  Math.max(0, Math.ceil((later(at, (main + countdown) * 1000) - now) / 1000));

/** A table waits for the floor; `answeredAt`: since when somebody is on his way. */
export type FloorCall = { readonly at: Instant; readonly answeredAt?: Instant };
