import type { Instant } from '@riffle/aggregate';
import type { TournamentCommand } from './command.ts';
import { breakEndsInHandForHand } from './hand-for-hand/stands-after-break.ts';
import { mayNotStart } from './missing.ts';
import { whenPlayed } from './play-time.ts';
import { tableSizeDue } from './seating/level-seats.ts';
import { stageOf } from './stage.ts';
import type { Tournament } from './state.ts';

/** What happens by itself, and when: a command of the actor `clock`. */
export type Due = { readonly at: Instant; readonly command: TournamentCommand };

/**
 * A countdown that ends in the start starts the night, if nothing is missing for it; the clock that stands during hand-for-hand
 * stands from the end of the break in which that was announced; when a limit of time is up, the last hands are announced; with
 * a game that seats fewer or more at a table, tables are as large as that.
 */
export function due(state: Tournament): Due | undefined {
  if (state.calledOff !== undefined) return undefined;
  if (state.countdown?.then === 'start' && mayNotStart(state) === undefined)
    return { at: state.countdown.until, command: { type: 'StartClock' } };
  const at = breakEndsInHandForHand(state);
  const size = tableSizeDue(state);
  const all: readonly (Due | undefined)[] = [
    at === undefined ? timeUp(state) : { at, command: { type: 'PauseClock' } },
    size === undefined ? undefined : { at: size, command: { type: 'SetTableSize' } },
  ];
  return all.filter((one) => one !== undefined).toSorted((a, b) => a.at - b.at)[0];
}

function timeUp(state: Tournament): Due | undefined {
  const limit = state.setup?.form?.timeLimit;
  if (limit === undefined || state.day?.lastHands !== undefined || stageOf(state) !== 'play') return undefined;
  const at = whenPlayed(state, limit.playTime);
  return at === undefined ? undefined : { at, command: { type: 'AnnounceLastHands' } };
}

/** A countdown that found the tables not ready is over: the clock must not start later as if it had run all along. */
export const ranOut = (state: Tournament, now: Instant): boolean =>
  state.startedAt === undefined &&
  state.countdown?.then === 'start' &&
  state.countdown.until < now &&
  mayNotStart(state) !== undefined;
