import type { Instant } from '@riffle/aggregate';
import type { TimeLost } from './command.ts';
import type { Millis, Structure } from './structure.ts';

/** Where the clock stands: at level `level` (index) with `remaining` left at `at`, running from then on or not. */
export type ClockSetting = {
  readonly level: number;
  readonly remaining: Millis;
  readonly running: boolean;
  /** Times real time; 1 but for a night that plays itself. */
  readonly speed: number;
  readonly at: Instant;
  /** A break put in by hand: it runs first, then the level goes on. */
  readonly interlude?: { readonly remaining: Millis; readonly label?: string };
};

/** A countdown that stands until somebody says how much time has passed. */
export type HeldCountdown = { readonly why: TimeLost; readonly left: Millis; readonly then: 'start' | 'wait' };

/** A clock as it once was set, by the structure that held then. */
export type ClockThen = { readonly clock: ClockSetting; readonly levels: Structure };
