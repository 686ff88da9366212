import type { Instant } from '@riffle/aggregate';

/** What a wait at a game is reckoned from. It names nobody. */
export type Flow = {
  /** Since when a table of the game has been open; absent where none is. */
  readonly since?: Instant;
  /** When somebody left a seat at the game for good, oldest first. */
  readonly freed: readonly Instant[];
  /** Seats in which nobody sits and which are kept for nobody. */
  readonly free: number;
};

export type Estimate =
  | {
      readonly is: 'known';
      readonly minutes: number;
      /** How it was reckoned: so many seats became free in so many minutes, and so many more have to. */
      readonly freed: number;
      readonly within: number;
      readonly needed: number;
    }
  /** A seat is free for him now. */
  | { readonly is: 'free' }
  /** Too little has happened: no table, too short a time, too few seats. */
  | { readonly is: 'unknown'; readonly why: 'noTable' | 'tooShort' | 'tooFew' };

const MINUTE = 60_000;
/** How far back is looked, in minutes, and what there must have been at least. */
export const WINDOW = 120;
const LEAST = { minutes: 30, seats: 3 };
const STEP = 5;

/**
 * As often as seats have become free at this game lately they are taken to become free again, one for each who is ahead and one
 * for him; rounded up to five minutes. `ahead`: of those who can be called.
 */
export function estimatedWait({ since, freed, free }: Flow, ahead: number, now: number): Estimate {
  if (since === undefined) return { is: 'unknown', why: 'noTable' };
  const needed = ahead + 1 - free;
  if (needed <= 0) return { is: 'free' };
  const from = Math.max(since, now - WINDOW * MINUTE);
  const within = Math.floor((now - from) / MINUTE);
  if (within < LEAST.minutes) return { is: 'unknown', why: 'tooShort' };
  const count = freed.filter((at) => at >= from && at <= now).length;
  if (count < LEAST.seats) return { is: 'unknown', why: 'tooFew' };
  const minutes = Math.ceil((needed * within) / count / STEP) * STEP;
  return { is: 'known', minutes, freed: count, within, needed };
}
