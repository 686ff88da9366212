declare const entryId: unique symbol;
/** One entry in one tournament; the person behind it stands in the directory of people. */
export type EntryId = string & { readonly [entryId]: true };
export const toEntryId = (id: string): EntryId => id as EntryId;

declare const tableId: unique symbol;
export type TableId = string & { readonly [tableId]: true };
export const toTableId = (id: string): TableId => id as TableId;

declare const bustOutId: unique symbol;
/** One hand's bust-outs: several who go out in the same hand share it. */
export type BustOutId = string & { readonly [bustOutId]: true };
export const toBustOutId = (id: string): BustOutId => id as BustOutId;

declare const rulingId: unique symbol;
/** One ruling of the floor in the night's log. */
export type RulingId = string & { readonly [rulingId]: true };
export const toRulingId = (id: string): RulingId => id as RulingId;

declare const penaltyId: unique symbol;
/** One line of the penalty book. */
export type PenaltyId = string & { readonly [penaltyId]: true };
export const toPenaltyId = (id: string): PenaltyId => id as PenaltyId;
