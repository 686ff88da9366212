import type { Instant } from '@riffle/aggregate';
import type { ClockSetting, HeldCountdown } from './clock-setting.ts';
import type { TimeLost } from './command.ts';

/** The clock, and what counts down to it. */
export type OfClock =
  | { readonly type: 'CountdownStarted'; readonly until: Instant; readonly then: 'start' | 'wait' }
  | { readonly type: 'CountdownCancelled'; readonly held?: HeldCountdown }
  | { readonly type: 'ClockStarted'; readonly clock: ClockSetting }
  | {
      readonly type: 'ClockPaused';
      readonly clock: ClockSetting;
      readonly why?: 'breaking-table' | 'over' | 'hand-for-hand' | 'last-hands' | TimeLost;
    }
  | {
      readonly type: 'ClockSet';
      readonly clock: ClockSetting;
      readonly how: 'jump' | 'time' | 'speed' | 'break' | 'endOfBreak' | 'handForHand';
    };
