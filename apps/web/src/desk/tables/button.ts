import type { Place, TableId, TournamentView } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

export const placeButton = (desk: Desk, { table, seat }: Place): Promise<boolean> =>
  desk.perform({ type: 'PlaceButton', table, seat }, { text: t.desk.seats.buttonPlaced(desk.tableName(table), seat) });

/** One hand on at these tables: button, blinds, penalties and whoever waits; not again where somebody else has told of it. */
export const nextHand = (desk: Desk, tables: readonly TableId[]): Promise<boolean> =>
  desk.perform(
    {
      type: 'NextHand',
      tables,
      over: tables.map((table) => ({ table, hand: desk.view.tables[table]?.hand?.no ?? 0 })),
    },
    { text: t.desk.tables.handBegun(tables.map((table) => desk.tableName(table))) },
  );

/** Whose next hand can be told: somebody has said where the button is, and two at least sit there. */
export const handsToBegin = ({ tables }: TournamentView): readonly TableId[] =>
  (Object.keys(tables) as TableId[]).filter((id) => tables[id]?.coming !== undefined);
