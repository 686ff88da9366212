import { handsUntilBigBlind, nextPositions, type SeatNo } from '@riffle/table';
import type { EntryId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Entry, Tournament } from '../state.ts';
import { buttonDistance } from './button-distance.ts';
import { apartFrom } from './kept-apart.ts';
import { lastHandAt, ringAt, type TableInPlay } from './table-in-play.ts';

/** A player who might leave the fuller table, with what speaks for and against him. */
export type Leaving = {
  readonly entry: Entry;
  readonly seat: SeatNo;
  /** What should not be: 0 = nothing. A locked seat weighs most, then a blind, then somebody to be kept apart from. */
  readonly burden: number;
  /** Hands until his big blind, the next hand being 0. Unknown without a button. */
  readonly hands?: number;
  readonly distance?: number;
  readonly justBigBlind: boolean;
};

export function leaving(state: Tournament, setup: Setup, from: TableInPlay, to: TableInPlay): readonly Leaving[] {
  const last = lastHandAt(from);
  const ring = ringAt(from);
  const next = last && nextPositions(ring, last);
  const there = [...to.players.values()];
  return [...from.players].flatMap(([seat, id]): Leaving[] => {
    const entry = state.entries.get(id);
    if (entry === undefined) return [];
    const blind = barsBlinds(setup) && (next?.smallBlind === seat || next?.bigBlind === seat);
    const apart = meets(apartFrom(state.keptApart, id), there);
    const distance = buttonDistance(setup, from, seat);
    return [
      {
        entry,
        seat,
        burden: (entry.locked ? 4 : 0) + (blind ? 2 : 0) + (apart ? 1 : 0),
        ...(last && { hands: handsUntilBigBlind(ring, last, seat) }),
        ...(distance !== undefined && { distance }),
        justBigBlind: last?.bigBlind === seat,
      },
    ];
  });
}

const meets = (apart: ReadonlySet<EntryId>, there: readonly EntryId[]): boolean => there.some((id) => apart.has(id));

const barsBlinds = (setup: Setup): boolean =>
  policyOf(setup, 'balancing.blindsMovable').value === 'no' ||
  policyOf(setup, 'balancing.mover').value === 'samePositionNotBlind';
