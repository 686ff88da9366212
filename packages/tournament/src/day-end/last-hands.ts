import type { Instant } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import type { ClockSetting } from '../clock-setting.ts';
import { pausedAt } from '../clock-stand.ts';
import { type Decide, happens, type Objection, refused } from '../decision.ts';
import type { TournamentEvent } from '../event.ts';
import { timeNotUp } from '../form/time-limit.ts';
import type { EntryId, TableId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import type { Setup } from '../setup.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { minutes, playLevelNo, type Structure, toMillis } from '../structure.ts';

/** More than these nobody plays at the end of a day. */
const MOST_HANDS = 20;

/** The clock is stopped, and each table plays so many hands more. */
export const announceLastHands: Decide<'AnnounceLastHands'> = (state, command, { now, random }) => {
  const { hands: told, drawnBy } = command;
  const setup = setupOf(state);
  const reason = command.reason?.trim() ?? '';
  const objection = mayNotAnnounce(state, reason, now) ?? notHis(state, drawnBy);
  if (objection !== undefined) return refused(objection);
  const because = policyOf(setup, 'timing.endOfDay');
  const range = rangeOf(setup);
  const fixed = range.least === range.most && told === undefined ? range.least : told;
  const hands = fixed ?? range.least + random(range.most - range.least + 1);
  if (!Number.isSafeInteger(hands) || hands < range.least || hands > range.most)
    return refused({ code: 'last-hands-out-of-range', ...range, refs: because.refs });
  const how = told !== undefined && drawnBy !== undefined ? 'lot' : fixed === undefined ? 'drawn' : 'fixed';
  return happens(...clockStops(state, now), {
    v: 1,
    type: 'LastHandsAnnounced',
    hands,
    how,
    ...(drawnBy !== undefined && { drawnBy }),
    at: now,
    because: [{ code: 'last-hands', facts: { hands }, because }],
    ...(reason !== '' && { reason }),
  });
};

/** How many hands may be announced; where the rulebook knows none, whatever the director says. */
function rangeOf(setup: Setup): { readonly least: number; readonly most: number } {
  const limit = setup.form?.timeLimit;
  if (limit !== undefined) return { least: limit.lastHands, most: limit.lastHands };
  const { value } = policyOf(setup, 'timing.endOfDay');
  switch (value.is) {
    case 'drawnLastHands':
      return { least: value.least, most: value.most };
    case 'fixedLastHands':
      return { least: value.hands, most: value.hands };
    case 'levelEnd':
      return { least: 1, most: MOST_HANDS };
  }
}

/** Why no last hands can be announced now; the screen offers them where there is nothing to object. */
function mayNotAnnounce(state: Tournament, reason: string, now: Instant): Objection {
  const setup = setupOf(state);
  const { dayThrough } = setup;
  const stage = stageOf(state);
  const limit = setup.form?.timeLimit;
  if (dayThrough === undefined && limit === undefined) return { code: 'no-day-end' };
  if (stage === 'over') return { code: 'over' };
  if (state.startedAt === undefined || state.clock === undefined) return { code: 'not-started' };
  if (state.day?.lastHands !== undefined) return { code: 'last-hands-on', hands: state.day.lastHands.hands };
  if (limit !== undefined || dayThrough === undefined) return timeNotUp(state, now);
  const { value, refs } = policyOf(setup, 'timing.endOfDay');
  if (value.is === 'levelEnd') return reason === '' ? { code: 'reason-needed', refs } : undefined;
  const left = leftOfDay(state.clock, setup.levels, dayThrough, now);
  const most = value.is === 'drawnLastHands' ? minutes(value.lastMinutes) : toMillis(0);
  return left <= most ? undefined : { code: 'too-early-for-last-hands', left, most, level: dayThrough, refs };
}

/** What is left until the day's last level is over; breaks on the way count. 0 once it is over. */
function leftOfDay(clock: ClockSetting, levels: Structure, through: number, now: Instant): number {
  const { levelIndex, remaining, interlude } = readClock(clock, levels, now);
  const last = levels.findIndex((_, index) => playLevelNo(index, levels) === through);
  if (last < 0 || levelIndex > last) return 0;
  const own = remaining + (interlude?.levelRemaining ?? 0);
  return levels.slice(levelIndex + 1, last + 1).reduce((sum, { duration }) => sum + duration, own);
}

/** Whoever draws the lot is still in the tournament. */
function notHis(state: Tournament, drawnBy: EntryId | undefined): Objection {
  if (drawnBy === undefined) return undefined;
  const entry = state.entries.get(drawnBy);
  if (entry === undefined) return { code: 'no-such-entry', entry: drawnBy };
  const { refs } = policyOf(setupOf(state), 'timing.endOfDay');
  return isInPlay(entry) ? undefined : { code: 'not-in-play', entry: drawnBy, refs };
}

/** In the day's last level, also where the clock went on into the next one. */
function clockStops(state: Tournament, now: Instant): readonly TournamentEvent[] {
  const { levels, dayThrough = 0 } = setupOf(state);
  if (state.clock === undefined) return [];
  const clock = pausedAt(state.clock, levels, now);
  const last = levels.findIndex((_, index) => playLevelNo(index, levels) === dayThrough);
  const over = last >= 0 && clock.level > last;
  const { interlude: _, ...set } = clock;
  const stops = over ? { ...set, level: last, remaining: toMillis(0) } : clock;
  if (state.clock.running) return [{ v: 1, type: 'ClockPaused', clock: stops, why: 'last-hands' }];
  return over ? [{ v: 1, type: 'ClockSet', clock: stops, how: 'jump' }] : [];
}

/** How many hands the table has still to begin; absent where none were announced. */
export function lastHandsLeft(state: Tournament, id: TableId): number | undefined {
  const last = state.day?.lastHands;
  const table = state.tables.get(id);
  if (last === undefined || table === undefined) return undefined;
  const no = table.hand?.no ?? 1;
  return Math.max(0, last.hands - (no - (last.from[id] ?? no)));
}

/** The table has played what was announced. */
export function dayDoneAt(state: Tournament, id: TableId): Objection {
  const last = state.day?.lastHands;
  if (last === undefined || lastHandsLeft(state, id) !== 0) return undefined;
  const { refs } = policyOf(setupOf(state), 'timing.endOfDay');
  return { code: 'last-hands-played', table: id, hands: last.hands, refs };
}
