import type { Instant } from '@riffle/aggregate';
import type { Objection } from '../decision.ts';
import { playTime } from '../play-time.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/** Last hands are dealt once the time is up, and not before; nothing is said of a night without a limit. */
export function timeNotUp(state: Tournament, now: Instant): Objection {
  const setup = setupOf(state);
  const limit = setup.form?.timeLimit;
  if (limit === undefined) return undefined;
  const left = limit.playTime - playTime(state, now);
  return left <= 0 ? undefined : { code: 'time-not-up', left, refs: policyOf(setup, 'timing.endOfDay').refs };
}
