import { elapsed, type Instant } from '@riffle/aggregate';
import type { TimeLost } from './command.ts';
import { type Decide, type Decision, happens, refused } from './decision.ts';
import type { Tournament } from './state.ts';
import { toMillis } from './structure.ts';
import { timeGivenBack } from './time-given-back.ts';

export const startCountdown: Decide<'StartCountdown'> = (state, { type: _, ...countdown }, { now }) => {
  if (state.startedAt !== undefined) return refused({ code: 'already-started' });
  if (countdown.until <= now) return refused({ code: 'time-passed' });
  return happens(...timeGivenBack(state, now), { v: 1, type: 'CountdownStarted', ...countdown });
};

export const cancelCountdown: Decide<'CancelCountdown'> = (state) =>
  state.countdown === undefined ? refused({ code: 'no-countdown' }) : happens({ v: 1, type: 'CountdownCancelled' });

/** It goes on with what is left of it, or is taken back as if it had never stood. */
export const holdCountdown = (
  { until, then }: NonNullable<Tournament['countdown']>,
  why: TimeLost,
  now: Instant,
): Decision =>
  happens({
    v: 1,
    type: 'CountdownCancelled',
    held: { why, left: toMillis(Math.max(0, elapsed(now, until))), then },
  });
