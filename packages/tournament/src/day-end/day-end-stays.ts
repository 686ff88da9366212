import type { Instant } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import type { Objection } from '../decision.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';

/** When the day ends may be said otherwise until its last hands are announced; never before the level that is played. */
export function dayEndStays(state: Tournament, { dayThrough, levels }: Setup, now: Instant): Objection {
  if (dayThrough === setupOf(state).dayThrough || state.startedAt === undefined) return undefined;
  if (state.day?.ended !== undefined) return { code: 'day-over' };
  if (stageOf(state) === 'over') return { code: 'over' };
  if (state.day?.lastHands !== undefined) return { code: 'last-hands-on', hands: state.day.lastHands.hands };
  // they are for those who are in to the end of this night
  if (dayThrough !== undefined && state.money?.mystery !== undefined) return { code: 'envelopes-sealed' };
  const { levelNo } = readClock(state.clock, levels, now);
  return dayThrough !== undefined && dayThrough < levelNo ? { code: 'day-level-played', level: levelNo } : undefined;
}
