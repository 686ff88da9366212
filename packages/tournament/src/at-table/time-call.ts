import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { secondsLeft } from './calls.ts';

/** His time begins. With `main` it is shorter than the rulebook's, where that leaves it to the management. */
export const callTime: Decide<'CallTime'> = (state, { table, entry, main }, { now }) => {
  const stage = stageOf(state);
  if (stage === 'over') return refused({ code: 'over' });
  if (state.startedAt === undefined) return refused({ code: 'not-started' });
  const at = state.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table', table });
  if (at.timeCall !== undefined) return refused({ code: 'time-runs-already', table });
  if (entry !== undefined && state.entries.get(entry)?.at?.table !== table)
    return refused({ code: 'not-in-play', entry });
  const seconds = onTheClock(state, main);
  if (!seconds.ok) return seconds;
  return happens({ v: 1, type: 'TimeCalled', table, ...seconds.value, ...(entry !== undefined && { entry }), at: now });
};

/** Nobody's hand is dead while he still has time. */
export const endTimeCall: Decide<'EndTimeCall'> = (state, { table, how, call }, { now }) => {
  const at = state.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table', table });
  if (at.timeCall === undefined) return nothingToDo;
  if (call !== undefined && call !== at.timeCall.at) return refused({ code: 'another-time-call', table });
  const seconds = secondsLeft(at.timeCall, now);
  if (how === 'ranOut' && seconds > 0) {
    const { refs } = policyOf(setupOf(state), 'timing.clockSeconds');
    return refused({ code: 'time-still-runs', seconds, refs });
  }
  return happens({ v: 1, type: 'TimeCallEnded', table, how });
};

type Seconds = { readonly main: number; readonly countdown: number };

function onTheClock(state: Tournament, given: number | undefined): Verdict<Seconds, TournamentRefusal> {
  const setup = setupOf(state);
  const { value, refs } = policyOf(setup, 'timing.clockSeconds');
  if (given === undefined) return accept(value);
  const shorten = policyOf(setup, 'timing.clockShorten');
  const isShorter = Number.isSafeInteger(given) && given >= 0 && given <= value.main;
  if (given === value.main || (shorten.value === 'yes' && isShorter)) return accept({ ...value, main: given });
  return refuse({ code: 'time-only-shorter', most: value.main, refs: [...refs, ...shorten.refs] });
}
