import type { TournamentEvent } from '../event.ts';
import { inPlay, isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type EndedByTime = Extract<TournamentEvent, { readonly type: 'EndedByTime' }>;
type RoundDrawn = Extract<TournamentEvent, { readonly type: 'RoundDrawn' }>;

/** The last hands were announced, and those who are ranked are all who are in at these tables. */
export function endedByTimeFits(state: Tournament, { bustOut, tables, out, won }: EndedByTime): boolean {
  const named = new Set([...out, ...won].map(({ entry }) => entry));
  const there = inPlay(state).filter(({ at }) => at !== undefined && tables.includes(at.table));
  return (
    state.day?.lastHands !== undefined &&
    !state.bustOuts.some(({ id }) => id === bustOut) &&
    tables.every((id) => state.tables.get(id) !== undefined && !state.endedByTime?.includes(id)) &&
    there.length === named.size &&
    there.every(({ id }) => named.has(id))
  );
}

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
