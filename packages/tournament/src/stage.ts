import { isFinal, isRoundOver } from './form/round.ts';
import { playsToItsEnd } from './form/stands-alone.ts';
import type { EntryId } from './ids.ts';
import { isGivenBack } from './money/given-back.ts';
import { isInPlay, playersLeft, seatsTaken } from './seating-index.ts';
import type { Setup } from './setup.ts';
import type { Tournament } from './state.ts';

/** `before` → (`countdown`) → `play` → `over`, also where the event goes on another day. Break or not, paused or not, follows from the clock: `readClock`. */
export type Stage = 'before' | 'countdown' | 'play' | 'over';

export function stageOf(state: Tournament): Stage {
  if (state.startedAt === undefined) return state.countdown === undefined ? 'before' : 'countdown';
  return state.day?.ended !== undefined || isOver(state) ? 'over' : 'play';
}

/** Over with somebody who has won, and not only for the day. */
export const isWon = (state: Tournament): boolean => stageOf(state) === 'over' && state.day?.ended === undefined;

/** Nobody wins what is given back, though with it whoever had bought back in is out again. */
const isOver = (state: Tournament): boolean =>
  state.setup !== undefined &&
  !isGivenBack(state) &&
  (state.bustOuts.length > 0 || state.endedByTime !== undefined) &&
  isDecided(state, state.setup);

/** One is left of two or more; where each table plays to its own end, one at every table. `out` go out by what is decided now. */
export function isDecided(state: Tournament, setup: Setup, out: ReadonlySet<EntryId> = NOBODY): boolean {
  const going = [...out].filter((id) => isIn(state, id)).length;
  const left = playersLeft(state) - going;
  if (left < 2) return left === 1;
  const round = setup.form?.rounds && state.rounds?.at(-1);
  if (round !== undefined) return isFinal(round) && isRoundOver(state, setup, round, out);
  const tables = seatsTaken(state);
  const ended = new Set(state.endedByTime);
  if (ended.size === 0 && (left > tables.size || !playsToItsEnd(setup))) return false;
  // at one where the time was up, whoever is left has won
  const done = [...tables].map(([table, { entries }]) => {
    const there = entries.filter(({ id }) => !out.has(id)).length;
    return ended.has(table) || there === 1 ? there : 0;
  });
  return done.reduce((sum, there) => sum + there, 0) === left;
}

const NOBODY: ReadonlySet<EntryId> = new Set();

function isIn(state: Tournament, id: EntryId): boolean {
  const entry = state.entries.get(id);
  return entry !== undefined && isInPlay(entry);
}
