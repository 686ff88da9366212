import { seatingIndex } from './seating-index.ts';
import type { Tournament } from './state.ts';
import type { Stage } from './view.ts';

export function stageOf(state: Tournament): Stage {
  if (state.startedAt === undefined) return state.countdown === undefined ? 'before' : 'countdown';
  return isOver(state) ? 'over' : 'play';
}

/** One is left of two or more. */
const isOver = (state: Tournament): boolean =>
  state.bustOuts.length > 0 && seatingIndex(state.entries).inPlay.length === 1;
