import type { TournamentEvent } from '../event.ts';
import { inPlay, isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type RoundDrawn = Extract<TournamentEvent, { readonly type: 'RoundDrawn' }>;

/** It is the next round, and all who are in play in it, nobody else. */
export function roundDrawnFits(state: Tournament, { round, matches, seats, back = [] }: RoundDrawn): boolean {
  const named = new Set(matches.flatMap(({ players }) => players));
  const again = new Map(back.map(({ entry, bustOut }) => [entry, bustOut]));
  const isIn = (id: (typeof matches)[number]['players'][number]): boolean => {
    const entry = state.entries.get(id);
    return entry !== undefined && (isInPlay(entry) || (entry.out !== undefined && entry.out === again.get(id)));
  };
  return (
    round === (state.rounds?.length ?? 0) + 1 &&
    [...named].every(isIn) &&
    inPlay(state).every(({ id }) => named.has(id)) &&
    seats.every(({ to }) => {
      const table = state.tables.get(to.table);
      return table !== undefined && to.seat <= table.seats && table.blocked[to.seat] === undefined;
    })
  );
}
