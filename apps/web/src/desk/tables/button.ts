import type { Place, TableId } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

export const placeButton = (desk: Desk, { table, seat }: Place): Promise<boolean> =>
  desk.perform({ type: 'PlaceButton', table, seat }, { text: t.desk.seats.buttonPlaced(desk.tableName(table), seat) });

export const advanceButton = (desk: Desk, table: TableId): Promise<boolean> =>
  desk.perform({ type: 'AdvanceButton', table }, { text: t.desk.tables.buttonMoved(desk.tableName(table)) });
