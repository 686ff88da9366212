import type { Instant } from '@riffle/aggregate';
import type { EntryId, MoveView, TournamentView } from '@riffle/tournament';

/** Who has just been sent to another seat, and by what. */
export type FreshMoves = {
  readonly what: 'moved' | 'tableBroken' | 'finalTable' | 'nextRound';
  /** By name: the tables that were broken. */
  readonly broken: readonly string[];
  /** Newest first, each mover once. */
  readonly moves: readonly MoveView[];
};

const FRESH = 60_000;
/** While the clock stands for it a broken table's players are on their way; somebody may have forgotten the clock, though. */
const LONGEST = 10 * 60_000;
/** Where the clock runs many times faster than time, moves would follow one another without an end. */
const FASTEST = 4;

/**
 * What the room must be told of before everything else: for a minute, and while the clock stands for a broken table or the
 * final one, until it runs again. `seated`: staff have seen all of those in their seats who were sent up to then.
 */
export function freshMoves(
  view: Pick<TournamentView, 'stage' | 'clock' | 'entries' | 'moves'>,
  now: Instant,
  seated?: number,
): FreshMoves | undefined {
  if (view.stage !== 'play' || (view.clock?.speed ?? 1) > FASTEST) return undefined;
  const known = new Set<EntryId>();
  const moves = view.moves.filter((move) => {
    if (known.has(move.entry)) return false;
    known.add(move.entry);
    return isThere(view, move) && isFresh(view, move, now, seated);
  });
  if (moves.length === 0) return undefined;
  const broken = moves.flatMap(({ by, fromName }) => (by === 'tableBroken' ? [fromName] : []));
  const joint = moves.find(({ by }) => by === 'finalTable' || by === 'nextRound')?.by;
  const what = joint ?? (broken.length > 0 ? 'tableBroken' : 'moved');
  return { what, broken: [...new Set(broken)], moves };
}

/** Up to which moves all are seated, if somebody says so now. */
export const seatedNow = ({ moves }: Pick<TournamentView, 'moves'>): number | undefined => moves[0]?.at;

function isFresh(
  { clock }: Pick<TournamentView, 'clock'>,
  { at, by }: MoveView,
  now: Instant,
  seated: number | undefined,
): boolean {
  if (at === undefined || (seated !== undefined && at <= seated)) return false;
  const age = now - at;
  return age < FRESH || (by !== undefined && clock?.running === false && age < LONGEST);
}

/** Not moved on, out, or taken back since. */
function isThere({ entries }: Pick<TournamentView, 'entries'>, { entry, to }: MoveView): boolean {
  const at = entries[entry]?.at;
  return at !== undefined && at.table === to.table && at.seat === to.seat;
}
