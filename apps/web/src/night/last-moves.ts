import type { Instant } from '@riffle/aggregate';
import type { MoveView, TournamentView } from '@riffle/tournament';
import { changesSeat } from './changes-seat.ts';
import { freshMoves } from './fresh-moves.ts';

/** Who came to another seat last, newest first: a few, and as long as they are on their way all of them. */
export function lastMoves(
  view: Pick<TournamentView, 'stage' | 'clock' | 'entries' | 'moves'>,
  few: number,
  now: Instant,
  seated?: number,
): readonly MoveView[] {
  const fresh = freshMoves(view, now, seated)?.moves ?? [];
  const moves = view.moves.filter(changesSeat);
  const last = Math.max(...fresh.map((move) => moves.indexOf(move)), few - 1);
  return moves.slice(0, last + 1);
}
