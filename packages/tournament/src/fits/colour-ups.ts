import { leftPlayBy, openColourUp, standingCount, tablesLeft } from '../chip-race/open-colour-ups.ts';
import type { TournamentEvent } from '../event.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const colourUpBegunFits = (state: Tournament, { value, tables }: Named<'ColourUpBegun'>): boolean =>
  openColourUp(state, value) === undefined && tables.every((id) => state.tables.get(id) !== undefined);

export function smallChipsCountedFit(state: Tournament, { value, table, counts }: Named<'SmallChipsCounted'>): boolean {
  const players = playersAt(state, table);
  return isLeft(state, { value, table }) && counts.every(({ seat, entry }) => players.get(seat) === entry);
}

/** With another count somebody else would have won. */
export function smallChipsTakenFit(state: Tournament, { value, table, changed }: Named<'SmallChipsTaken'>): boolean {
  const found = openColourUp(state, value);
  const counts = found && standingCount(state, found, table);
  return (
    isLeft(state, { value, table }) &&
    counts !== undefined &&
    counts.length === changed.length &&
    changed.every(({ entry, chips }) => counts.some((one) => one.entry === entry && one.chips === chips))
  );
}

export const colourUpEndedFits = (state: Tournament, { value }: Named<'ColourUpEnded'>): boolean =>
  openColourUp(state, value) !== undefined;

export const lateChipsExchangedFit = (state: Tournament, { value, entry }: Named<'LateChipsExchanged'>): boolean =>
  leftPlayBy(state, value) !== undefined && state.entries.get(entry) !== undefined;

function isLeft(state: Tournament, { value, table }: Pick<Named<'SmallChipsCounted'>, 'value' | 'table'>): boolean {
  const found = openColourUp(state, value);
  return found !== undefined && tablesLeft(state, found).includes(table);
}
