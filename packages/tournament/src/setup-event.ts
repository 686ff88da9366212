import type { Instant } from '@riffle/aggregate';
import type { ClockSetting } from './clock-setting.ts';
import type { Clearable, PinnedSetup } from './setup.ts';
import type { Structure } from './structure.ts';

/** 2 since the rulebook is kept as a copy: `lifting.ts`. */
export type OfSetup = { readonly v: 2 } & (
  | { readonly type: 'Created'; readonly setup: PinnedSetup; readonly at: Instant }
  | {
      readonly type: 'SetupChanged';
      readonly changes: Partial<Omit<PinnedSetup, 'levels' | 'demo' | 'forLeague'>>;
      readonly cleared?: readonly Clearable[];
    }
);

/** What is played, while it is played. */
export type OfLevels = { readonly type: 'LevelsChanged'; readonly levels: Structure; readonly clock?: ClockSetting };
