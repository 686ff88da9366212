import type { TournamentEvent } from '../event.ts';
import type { Moved, Seated } from '../seated.ts';
import { inPlay, isFree, playersAt, samePlace } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

/** All named are in, and each goes to a seat that is free once they have all stood up. */
export function seatsFit(state: Tournament, seats: readonly Seated[]): boolean {
  const named = new Set(seats.map(({ entry }) => entry));
  const taken = new Set(seats.map(({ to }) => `${to.table}/${to.seat}`));
  return (
    named.size === seats.length &&
    taken.size === seats.length &&
    seats.every(({ entry, to }) => {
      const known = state.entries.get(entry);
      return known !== undefined && known.out === undefined && isFree(state, to, named);
    })
  );
}

export const movesFit = (state: Tournament, moves: readonly Moved[]): boolean =>
  moves.every(({ entry, from }) => samePlace(state.entries.get(entry)?.at, from)) && seatsFit(state, moves);

export const entrySeatedFits = (state: Tournament, { seated }: Named<'EntrySeated'>): boolean =>
  state.entries.get(seated.entry)?.at === undefined && seatsFit(state, [seated]);

export const swapFits = (state: Tournament, { a, b }: Named<'EntriesSwapped'>): boolean =>
  movesFit(state, [
    { ...a, from: b.to },
    { ...b, from: a.to },
  ]);

/** Nobody may be left behind at a table that goes. */
export function tableBrokenFits(state: Tournament, { table, moves }: Named<'TableBroken'>): boolean {
  const movers = new Set(moves.map(({ entry }) => entry));
  const left = [...playersAt(state, table).values()].filter((entry) => !movers.has(entry));
  return (
    state.tables.get(table) !== undefined &&
    left.length === 0 &&
    moves.every(({ to }) => to.table !== table) &&
    movesFit(state, moves)
  );
}

export function finalTableFits(state: Tournament, { table, seats }: Named<'FinalTableFormed'>): boolean {
  const named = new Set(seats.map(({ entry }) => entry));
  const playing = inPlay(state);
  return (
    seats.every(({ to }) => to.table === table) &&
    playing.every((entry) => entry.at === undefined || named.has(entry.id)) &&
    seatsFit(state, seats)
  );
}
