import type { Context, Instant } from '@riffle/aggregate';
import type { ClockSetting } from './clock-setting.ts';
import { anchoredAt, pausedAt, standAt } from './clock-stand.ts';
import type { TimeLost } from './command.ts';
import { holdCountdown } from './counting-down.ts';
import { type Decide, type Decision, happens, nothingToDo, type Objection, refused } from './decision.ts';
import type { TournamentEvent } from './event.ts';
import { firstRound } from './form/first-round.ts';
import { breakEndsInHandForHand, standsInHandForHand } from './hand-for-hand/stands-after-break.ts';
import type { EntryId } from './ids.ts';
import { mayNotStart } from './missing.ts';
import { setupOf } from './rulebook-of.ts';
import { buttonsAtStart } from './seating/arranged-start.ts';
import { isDecided, stageOf } from './stage.ts';
import type { Tournament } from './state.ts';
import { type Structure, toMillis } from './structure.ts';
import { carriedTimeBegins, timeGivenBack } from './time-given-back.ts';

/** More than this nobody plays, pauses or adds. */
const LONGEST = 24 * 3_600_000;
/** A night that plays itself runs at most so many times as fast as time. */
const FASTEST = 120;

export const startClock: Decide<'StartClock'> = (state, _command, context) => {
  const { levels } = setupOf(state);
  if (state.clock === undefined) return startNight(state, levels, context);
  if (context.actor.role === 'clock') return refused({ code: 'already-started' });
  if (stageOf(state) === 'over') return refused({ code: 'over' });
  if (state.day?.lastHands !== undefined) return refused({ code: 'last-hands-on', hands: state.day.lastHands.hands });
  const { now } = context;
  const clock = anchoredAt(state.clock, levels, now);
  const next = levels[clock.level + 1];
  if (next !== undefined && waitedOut(clock, levels))
    return started(state, { ...restOf(clock, next.duration), level: clock.level + 1 });
  return clock.running ? refused({ code: 'clock-running' }) : started(state, clock);
};

export const pauseClock: Decide<'PauseClock'> = (state, _command, { now, actor }) => {
  if (actor.role !== 'clock') return paused(state, now);
  const at = breakEndsInHandForHand(state);
  return at === undefined || at > now ? refused({ code: 'clock-stopped' }) : paused(state, at, 'hand-for-hand');
};

export const holdClock: Decide<'HoldClock'> = (state, { why }, { now }) =>
  state.countdown === undefined ? paused(state, now, why) : holdCountdown(state.countdown, why, now);

const paused = (state: Tournament, now: Instant, why?: TimeLost | 'hand-for-hand'): Decision =>
  whilePlaying(state, now, (clock) =>
    clock.running
      ? happens({ v: 1, type: 'ClockPaused', clock: { ...clock, running: false }, ...(why !== undefined && { why }) })
      : refused({ code: 'clock-stopped' }),
  );

export const jumpToLevel: Decide<'JumpToLevel'> = (state, { level, remaining }, { now }) =>
  whilePlaying(state, now, (clock, levels) => {
    const line = levels[level];
    if (line === undefined) return refused({ code: 'no-such-level', level, levels: levels.length });
    return set('jump', { ...restOf(clock, Math.min(remaining ?? line.duration, LONGEST)), level });
  });

/** To what the big figures show: the level, or the break put in by hand. */
export const addTime: Decide<'AddTime'> = (state, { ms }, { now }) =>
  whilePlaying(state, now, (clock) => {
    const shown = clock.interlude?.remaining ?? clock.remaining;
    const remaining = Math.round(Math.min(LONGEST, Math.max(0, shown + ms)));
    if (!Number.isFinite(remaining) || remaining === shown) return nothingToDo;
    if (clock.interlude === undefined) return set('time', { ...clock, remaining: toMillis(remaining) });
    return set('time', { ...clock, interlude: { ...clock.interlude, remaining: toMillis(remaining) } });
  });

export const breakNow: Decide<'BreakNow'> = (state, { duration, label }, { now }) =>
  whilePlaying(state, now, (clock, levels) => {
    if (duration === 0 || clock.interlude !== undefined || levels[clock.level]?.kind === 'break') return nothingToDo;
    const interlude = { remaining: toMillis(Math.min(duration, LONGEST)), ...(label !== undefined && { label }) };
    const pausing = { ...clock, running: true, interlude };
    return happens(...timeGivenBack(state, now), { v: 1, type: 'ClockSet', clock: pausing, how: 'break' });
  });

export const endBreak: Decide<'EndBreak'> = (state, _command, { now }) =>
  whilePlaying(state, now, (clock, levels) => {
    const stands = standsInHandForHand(state) && { running: false };
    if (clock.interlude !== undefined) return set('endOfBreak', { ...restOf(clock, clock.remaining), ...stands });
    const next = levels[clock.level + 1];
    if (levels[clock.level]?.kind !== 'break' || next === undefined) return refused({ code: 'no-break' });
    return set('endOfBreak', { ...restOf(clock, next.duration), level: clock.level + 1, ...stands });
  });

export const setSpeed: Decide<'SetSpeed'> = (state, { speed }, { now }) => {
  if (setupOf(state).demo !== true) return refused({ code: 'demo-only' });
  return whilePlaying(state, now, (clock) => {
    if (!(speed >= 1 && speed <= FASTEST)) return refused({ code: 'too-fast', fastest: FASTEST });
    if (speed === clock.speed) return nothingToDo;
    return set('speed', { ...clock, speed });
  });
};

/** The clock stands still once nobody has anybody left to play against. */
export function pausedForGood(state: Tournament, now: Instant, out: ReadonlySet<EntryId>): readonly TournamentEvent[] {
  if (state.clock?.running !== true || !isDecided(state, setupOf(state), out)) return [];
  return [{ v: 1, type: 'ClockPaused', clock: pausedAt(state.clock, setupOf(state).levels, now), why: 'over' }];
}

function startNight(state: Tournament, levels: Structure, { now, actor, random }: Context): Decision {
  const [first] = levels;
  const objection = mayNotStart(state) ?? notYetDue(state, actor.role, now);
  if (objection !== undefined) return refused(objection);
  if (first === undefined) return refused({ code: 'no-such-level', level: 0, levels: 0 });
  // what was due counts from when it was due, however late the machine came to it
  const at = actor.role === 'clock' ? (state.countdown?.until ?? now) : now;
  const { level, remaining } = state.carried?.start ?? { level: 0, remaining: first.duration };
  const clock = { level, remaining, running: true, speed: 1, at };
  return happens(
    ...timeGivenBack(state, at),
    ...carriedTimeBegins(state, at),
    ...buttonsAtStart(state, random),
    ...firstRound(state, { now: at, random }),
    { v: 1, type: 'ClockStarted', clock },
  );
}

function notYetDue(state: Tournament, role: Context['actor']['role'], now: Instant): Objection {
  if (role !== 'clock') return undefined;
  return state.countdown?.then === 'start' && state.countdown.until <= now ? undefined : { code: 'no-countdown' };
}

function whilePlaying(
  state: Tournament,
  now: Instant,
  then: (clock: ClockSetting, levels: Structure) => Decision,
): Decision {
  if (state.clock === undefined) return refused({ code: 'not-started' });
  if (stageOf(state) === 'over') return refused({ code: 'over' });
  const { levels } = setupOf(state);
  return then(anchoredAt(state.clock, levels, now), levels);
}

/** At zero in a break that waits for somebody. */
function waitedOut(clock: ClockSetting, levels: Structure): boolean {
  const level = levels[clock.level];
  return level?.kind === 'break' && level.waits === true && standAt(clock, levels, clock.at).remaining === 0;
}

const started = (state: Tournament, clock: ClockSetting): Decision =>
  happens(...timeGivenBack(state, clock.at), { v: 1, type: 'ClockStarted', clock: { ...clock, running: true } });

const set = (how: Extract<TournamentEvent, { readonly type: 'ClockSet' }>['how'], clock: ClockSetting): Decision =>
  happens({ v: 1, type: 'ClockSet', clock, how });

/** Without the break put in by hand, and with so much left. */
const restOf = ({ interlude: _, ...clock }: ClockSetting, remaining: number): ClockSetting => ({
  ...clock,
  remaining: toMillis(remaining),
});
