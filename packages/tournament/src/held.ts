import { type Instant, later } from '@riffle/aggregate';
import { readClock } from './clock-reading.ts';
import type { TournamentCommand } from './command.ts';
import { setupOf } from './rulebook-of.ts';
import { stageOf } from './stage.ts';
import type { Tournament } from './state.ts';

/** Whether the night goes by the clock at that moment: time that nobody knows of would be lost or won in it. */
export function goesByClock(state: Tournament, now: Instant): boolean {
  if (state.setup === undefined) return false;
  if (state.countdown !== undefined && state.startedAt === undefined) return state.countdown.until > now;
  return stageOf(state) === 'play' && readClock(state.clock, setupOf(state).levels, now).phase === 'running';
}

export const isHeld = (state: Tournament): boolean => state.held !== undefined;

/** On from where it stands. */
export function goOnFrom(state: Tournament, now: Instant): TournamentCommand {
  const { countdown } = state.held ?? {};
  if (countdown === undefined) return { type: 'StartClock' };
  // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
  return { type: 'StartCountdown', until: later(now, countdown.left), then: countdown.then };
}
