import { readClock } from './clock-reading.ts';
import { pausedAt } from './clock-stand.ts';
import type { CommandType, TournamentCommand } from './command.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from './decision.ts';
import { policyOf, setupOf } from './rulebook-of.ts';
import { stageOf } from './stage.ts';
import type { Tournament } from './state.ts';

/**
 * The management calls the night off, before it begins or while it is played, and says why: the clock stands, and nothing is
 * played any more until that is taken back. What was paid is given back by the till, as always.
 */
export const callOff: Decide<'CallOff'> = (state, { reason }, { now }) => {
  const why = reason.trim();
  const { refs } = policyOf(setupOf(state), 'timing.callOff');
  if (state.calledOff !== undefined) return nothingToDo;
  if (stageOf(state) === 'over') return refused({ code: 'over' });
  if (why === '') return refused({ code: 'reason-needed', refs });
  const { levels } = setupOf(state);
  const runs = state.clock !== undefined && readClock(state.clock, levels, now).phase !== 'paused';
  return happens(
    ...(state.countdown === undefined ? [] : ([{ v: 1, type: 'CountdownCancelled' }] as const)),
    ...(state.clock !== undefined && runs
      ? ([{ v: 1, type: 'ClockPaused', clock: pausedAt(state.clock, levels, now) }] as const)
      : []),
    { v: 1, type: 'CalledOff', reason: why, at: now },
  );
};

/** What only a night has that is played. */
const PLAY: ReadonlySet<CommandType> = new Set([
  ...(['StartClock', 'StartCountdown', 'JumpToLevel', 'AddTime', 'BreakNow', 'EndBreak', 'SetSpeed'] as const),
  ...(['NextHand', 'AdvanceButton', 'StartHandForHand', 'AnnounceLastHands', 'BustOut', 'EndByTime'] as const),
  ...(['AddEntries', 'CheckIn', 'DrawSeats', 'SeatEntry', 'BeginColourUp', 'CallTime', 'SealEnvelopes'] as const),
  // its stacks go on to no other day, and with them what is to be given back here
  ...(['BagStacks', 'EndDay'] as const),
]);

export const isCalledOff = (state: Tournament, { type }: TournamentCommand): Objection =>
  PLAY.has(type) ? notPlayed(state) : undefined;

/** Nothing is played any more, sold for it or won by it. */
export const notPlayed = (state: Tournament): Objection =>
  state.calledOff === undefined
    ? undefined
    : { code: 'called-off', refs: policyOf(setupOf(state), 'timing.callOff').refs };
