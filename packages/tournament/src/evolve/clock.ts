import type { ClockSetting, TournamentEvent } from '../event.ts';
import { playTime } from '../play-time.ts';
import type { Tournament } from '../state.ts';

/** What was played by the old setting is played. */
export const clockSet = (state: Tournament, clock: ClockSetting): Tournament => ({
  ...state,
  clock,
  played: playTime(state, clock.at),
});

/** The first start begins the night, and whatever counted down to it is done. */
export function clockStarted(state: Tournament, clock: ClockSetting): Tournament {
  const { countdown: _, ...rest } = state;
  return { ...clockSet(rest, clock), startedAt: state.startedAt ?? clock.at };
}

type CountdownStarted = Extract<TournamentEvent, { readonly type: 'CountdownStarted' }>;

export const countdownStarted = (
  state: Tournament,
  { v: _v, type: _type, ...countdown }: CountdownStarted,
): Tournament => ({
  ...state,
  countdown,
});

export function countdownCancelled(state: Tournament): Tournament {
  const { countdown: _, ...rest } = state;
  return rest;
}
