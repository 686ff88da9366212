import type { TableId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { ColourUpState, SmallChips } from './colour-up-state.ts';

export const colourUpsOf = (state: Tournament): readonly ColourUpState[] => state.colourUps ?? [];

/** Tables where it is still to be done. */
export const tablesLeft = (state: Tournament, { tables, taken, ended }: ColourUpState): readonly TableId[] =>
  ended === undefined
    ? tables.filter(
        (id) => taken[id] === undefined && state.tables.get(id) !== undefined && playersAt(state, id).size > 0,
      )
    : [];

/** The one of this value that goes on. */
export const openColourUp = (state: Tournament, value: number): ColourUpState | undefined =>
  colourUpsOf(state).findLast((one) => one.value === value && tablesLeft(state, one).length > 0);

/** The last of this value by which it left play, whether or not every table is done. */
export const leftPlayBy = (state: Tournament, value: number): ColourUpState | undefined =>
  colourUpsOf(state).findLast((one) => one.value === value && one.keep === undefined);

/** As it was counted, where all who had any still sit there. */
export function standingCount(
  state: Tournament,
  { counted }: ColourUpState,
  table: TableId,
): readonly SmallChips[] | undefined {
  const players = playersAt(state, table);
  const counts = counted[table];
  return counts?.every(({ seat, entry }) => players.get(seat) === entry) ? counts : undefined;
}

/** What races and late chips have made or taken away: chips after less chips before. */
export const racedDifference = (state: Tournament): number =>
  colourUpsOf(state)
    .flatMap(({ taken }) => Object.values(taken))
    .reduce((sum, { difference }) => sum + difference, 0) -
  (state.lateChips ?? []).reduce((sum, { lapsed }) => sum + lapsed, 0);
