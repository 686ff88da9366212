import type { Instant } from '@riffle/aggregate';
import { pausedAt } from '../clock-stand.ts';
import type { TournamentEvent } from '../event.ts';
import type { Reason } from '../reason.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { tablesInPlay } from './table-in-play.ts';

/** With few tables left, the one to be broken counted, a running clock stops until all have sat down. */
export const clockStop = (state: Tournament, now: Instant): readonly TournamentEvent[] =>
  state.clock?.running === true && stops(state)
    ? [{ v: 1, type: 'ClockPaused', clock: pausedAt(state.clock, setupOf(state).levels, now), why: 'breaking-table' }]
    : [];

export const clockStopReason = (state: Tournament): readonly Reason[] =>
  state.clock?.running === true && stops(state)
    ? [
        {
          code: 'clock-stops-while-breaking',
          facts: { tables: tablesInPlay(state).length },
          because: policyOf(setupOf(state), 'tables.clockDuringBreak'),
        },
      ]
    : [];

const stops = (state: Tournament): boolean =>
  tablesInPlay(state).length <= policyOf(setupOf(state), 'tables.clockDuringBreak').value;
