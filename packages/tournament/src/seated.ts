import type { Card } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import type { Place } from './command.ts';
import type { EntryId, TableId } from './ids.ts';

export type Seated = { readonly entry: EntryId; readonly to: Place };
export type Moved = Seated & { readonly from: Place };

/** The button of a table's first hand, with the cards that were drawn for it. */
export type ButtonDrawn = {
  readonly table: TableId;
  readonly seat: SeatNo;
  readonly cards?: readonly { readonly seat: SeatNo; readonly card: Card }[];
};
