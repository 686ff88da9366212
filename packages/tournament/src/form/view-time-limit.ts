import type { Instant } from '@riffle/aggregate';
import { whenPlayed } from '../play-time.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/** How far a night with a limit of time has come to it. */
export type TimeLimitView = {
  /** So many hands each table deals when it is up. */
  readonly lastHands: number;
  /** When it will be up, if the clock is left alone. */
  readonly endsAt?: Instant;
  /** The last hands were announced. */
  readonly upAt?: Instant;
};

export function viewTimeLimit(state: Tournament): TimeLimitView | undefined {
  const limit = setupOf(state).form?.timeLimit;
  if (limit === undefined) return undefined;
  const upAt = state.day?.lastHands?.at;
  const endsAt = upAt === undefined ? whenPlayed(state, limit.playTime) : undefined;
  return {
    lastHands: limit.lastHands,
    ...(endsAt !== undefined && { endsAt }),
    ...(upAt !== undefined && { upAt }),
  };
}
