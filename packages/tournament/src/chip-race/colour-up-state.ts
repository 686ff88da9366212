import type { Instant } from '@riffle/aggregate';
import type { SeatNo } from '@riffle/table';
import type { EntryId, TableId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { Dealt, Given } from './table-outcome.ts';
import type { Changed, SmallChips } from './table-plan.ts';

/** Who watches the race beside the one who deals. */
export type Witness = 'staff' | 'player';

/** What was done at one table: complete, so that it can be read without the rulebook. */
export type Taken = {
  readonly changed: readonly Changed[];
  readonly dealt?: readonly Dealt[];
  readonly by?: 'riffle' | 'dealer';
  /** Where it lay in the last hand, where the dealing begins by it. */
  readonly button?: SeatNo;
  readonly given: readonly Given[];
  /** Chips after less chips before. */
  readonly difference: number;
  readonly witness?: Witness;
  readonly at: Instant;
};

/** Small chips of one value that leave, or most of them: at every table that it is done at. */
export type ColourUpState = {
  readonly value: number;
  readonly into: number;
  /** Only what comes out even is changed; the value stays in play. */
  readonly keep?: true;
  readonly tables: readonly TableId[];
  /** Between: not in a break. */
  readonly when: 'scheduled' | 'between';
  readonly at: Instant;
  readonly level: number;
  readonly counted: { readonly [table: TableId]: readonly SmallChips[] };
  readonly taken: { readonly [table: TableId]: Taken };
  /** By hand, with tables left; else it is over with the last table. */
  readonly ended?: Instant;
};

/** Chips found after their value was taken out. */
export type LateChips = {
  readonly value: number;
  readonly into: number;
  readonly entry: EntryId;
  readonly chips: number;
  readonly even: number;
  readonly lapsed: number;
  readonly at: Instant;
};

export const colourUpsOf = (state: Tournament): readonly ColourUpState[] => state.colourUps ?? [];

/** Tables where it is still to be done. */
export const tablesLeft = (state: Tournament, { tables, taken, ended }: ColourUpState): readonly TableId[] =>
  ended === undefined
    ? tables.filter((id) => taken[id] === undefined && state.tables[id] !== undefined && playersAt(state, id).size > 0)
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
