import type { Instant } from '@riffle/aggregate';
import { anchoredAt } from '../clock-stand.ts';
import { type Decide, type Decision, happens, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { tablesTaken } from '../seating/table-in-play.ts';
import { playersLeft } from '../seating-index.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { allDone } from './tables-in-hand.ts';

type Why = Extract<TournamentEvent, { readonly type: 'HandForHandEnded' }>['why'];

export const endHandForHand: Decide<'EndHandForHand'> = (state, _command, { now }) =>
  state.handForHand === undefined ? refused({ code: 'no-hand-for-hand' }) : happens(...ended(state, 'byHand', now));

/** Whether those are out for whom it was played, and every table has finished. */
export const isReached = (state: Tournament): boolean =>
  state.handForHand !== undefined && allDone(state, state.handForHand) && playersLeft(state) <= state.handForHand.until;

/** It ends by itself with the second-last table, and where the rulebook leaves nobody to decide it when its goal is reached. */
export function endsByItself(state: Tournament, decision: Decision, now: Instant): Decision {
  if (!decision.ok || decision.value.some(({ type }) => type === 'HandForHandEnded')) return decision;
  if (state.handForHand === undefined) return decision;
  const next = decision.value.reduce(evolve, state);
  const why = whyEnded(next);
  return why === undefined ? decision : happens(...decision.value, ...ended(next, why, now));
}

function whyEnded(state: Tournament): Why | undefined {
  if (state.handForHand === undefined) return undefined;
  if (tablesTaken(state) < 2) return 'oneTable';
  const byGoal = policyOf(setupOf(state), 'handForHand.end').value === 'goalReached';
  return byGoal && isReached(state) ? 'reached' : undefined;
}

/** The clock goes on where it stood for this alone; where tables were joined, people are on their way and somebody starts it. */
function ended(state: Tournament, why: Why, now: Instant): readonly TournamentEvent[] {
  const over: TournamentEvent = { v: 1, type: 'HandForHandEnded', why };
  const { clock, handForHand: on } = state;
  const goesOn = on?.stopsClock === true && why !== 'oneTable' && stageOf(state) === 'play' && clock?.running === false;
  if (!goesOn || clock === undefined) return [over];
  const from = anchoredAt(clock, setupOf(state).levels, now);
  return [over, { v: 1, type: 'ClockStarted', clock: { ...from, running: true } }];
}
