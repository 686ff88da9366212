import type { TournamentView } from '@riffle/tournament';
import { alternates } from '../../night/seating.ts';

/**
 * How many of so many who come would wait for a seat. `must`: others wait already, and behind them nobody goes past; else it is
 * for who enters them to say.
 */
export function waitingOf(
  view: Pick<TournamentView, 'entries' | 'placesLeft' | 'drawn'>,
  count: number,
): { readonly count: number; readonly must: boolean } {
  if (alternates(view).length > 0) return { count, must: true };
  const left = view.drawn === true ? (view.placesLeft ?? count) : count;
  return { count: Math.max(0, count - left), must: false };
}
