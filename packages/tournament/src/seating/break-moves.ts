import type { Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Moved } from '../seated.ts';
import type { Tournament } from '../state.ts';
import type { Allotment } from './allotment.ts';
import type { Breaking } from './breaking.ts';
import { spreadClubs } from './club-spread.ts';
import { keepApart } from './kept-apart.ts';
import { movesByPosition } from './moves-by-position.ts';
import { freeSeats, lastHandAt, type TableInPlay } from './table-in-play.ts';

/** The seats as they follow from the positions; `undefined` where the rulebook draws them, or no button lies there. */
export function knownMoves(state: Tournament, where: Breaking): readonly Moved[] | undefined {
  if (policyOf(setupOf(state), 'tables.breakSeats').value !== 'samePosition') return undefined;
  const receiving = where.others.filter((_, index) => (where.sizes[index] ?? 0) > 0);
  const known = [where.table, ...receiving].every((table) => lastHandAt(table) !== undefined);
  return known ? movesByPosition(state, where) : undefined;
}

export function drawnMoves(state: Tournament, { table, others, sizes }: Breaking, random: Random): readonly Moved[] {
  const entriesAt = (at: TableInPlay) => [...at.players.values()].flatMap((id) => state.entries.get(id) ?? []);
  const receiving = others.flatMap((other, index) =>
    (sizes[index] ?? 0) > 0 ? [{ other, room: sizes[index] ?? 0 }] : [],
  );
  const allotments = receiving.map(({ other, room }): Allotment => ({ kept: entriesAt(other), drawn: [], room }));
  // clubs are spread at the start only
  const players = entriesAt(table).map(({ club: _, ...entry }) => entry);
  spreadClubs(players, allotments, random);
  keepApart(state.keptApart, allotments, random);
  return receiving.flatMap(({ other }, index) => {
    const seats = shuffled(freeSeats(other), random);
    return (allotments[index]?.drawn ?? []).flatMap(({ id, at: from }, nth): Moved[] => {
      const seat = seats[nth];
      return seat === undefined || from === undefined ? [] : [{ entry: id, from, to: { table: other.id, seat } }];
    });
  });
}
