import { later } from '@riffle/aggregate';
import type { ClockSetting } from '../clock-setting.ts';
import type { TournamentEvent } from '../event.ts';
import { playTime } from '../play-time.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';

/** What was played by the old setting is played. A clock that runs is held no more. */
export const clockSet = (state: Tournament, clock: ClockSetting): Tournament => ({
  ...(clock.running ? heldNoMore(state) : state),
  ...(state.clock && {
    clocksBefore: [...(state.clocksBefore ?? []), { clock: state.clock, levels: setupOf(state).levels }],
  }),
  clock,
  played: playTime(state, clock.at),
});

type ClockPaused = Extract<TournamentEvent, { readonly type: 'ClockPaused' }>;

export function clockPaused(state: Tournament, { clock, why }: ClockPaused): Tournament {
  const paused = clockSet(state, clock);
  return why === 'slept' || why === 'set' ? { ...paused, held: { why, since: clock.at } } : paused;
}

function heldNoMore(state: Tournament): Tournament {
  const { held: _, ...rest } = state;
  return rest;
}

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
  ...heldNoMore(state),
  countdown,
});

type CountdownCancelled = Extract<TournamentEvent, { readonly type: 'CountdownCancelled' }>;

export function countdownCancelled(state: Tournament, { held }: CountdownCancelled): Tournament {
  const { countdown, ...rest } = state;
  if (held === undefined || countdown === undefined) return rest;
  return { ...rest, held: { why: held.why, since: later(countdown.until, -held.left), countdown: held } };
}
