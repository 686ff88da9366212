import { policyOf } from './rulebook-of.ts';
import { seatingIndex } from './seating-index.ts';
import type { Setup } from './setup.ts';
import type { Entry, Tournament } from './state.ts';

/** `before` → (`countdown`) → `play` → `over`. Break or not, paused or not, follows from the clock: `readClock`. */
export type Stage = 'before' | 'countdown' | 'play' | 'over';

export function stageOf(state: Tournament): Stage {
  if (state.startedAt === undefined) return state.countdown === undefined ? 'before' : 'countdown';
  return isOver(state) ? 'over' : 'play';
}

const isOver = ({ setup, bustOuts, entries }: Tournament): boolean =>
  setup !== undefined && bustOuts.length > 0 && isDecided(setup, seatingIndex(entries).inPlay);

/** One is left of two or more; where each table plays to its own end, one at every table. */
export function isDecided(setup: Setup, left: readonly Entry[]): boolean {
  if (left.length < 2) return left.length === 1;
  if (policyOf(setup, 'tables.format').value !== 'sitAndGo') return false;
  const tables = new Set(left.map(({ at }) => at?.table));
  return tables.size === left.length && !tables.has(undefined);
}
