import { type Decide, happens, refused } from './decision.ts';

export const startCountdown: Decide<'StartCountdown'> = (state, { type: _, ...countdown }, { now }) => {
  if (state.startedAt !== undefined) return refused({ code: 'already-started' });
  if (countdown.until <= now) return refused({ code: 'time-passed' });
  return happens({ v: 1, type: 'CountdownStarted', ...countdown });
};

export const cancelCountdown: Decide<'CancelCountdown'> = (state) =>
  state.countdown === undefined ? refused({ code: 'no-countdown' }) : happens({ v: 1, type: 'CountdownCancelled' });
