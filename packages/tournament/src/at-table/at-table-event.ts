import type { Instant } from '@riffle/aggregate';
import type { EntryId, TableId } from '../ids.ts';
import type { TimeCallEnd } from './calls.ts';
import type { TableMatter } from './kept-of-table.ts';

/** Time and the floor called at a table, and the link of its dealer. */
export type OfCallsAtTable =
  /** `main`, `countdown`: in seconds, as the rulebook or the management gave them. */
  | {
      readonly type: 'TimeCalled';
      readonly table: TableId;
      readonly main: number;
      readonly countdown: number;
      readonly entry?: EntryId;
      readonly at: Instant;
    }
  | { readonly type: 'TimeCallEnded'; readonly table: TableId; readonly how: TimeCallEnd }
  | { readonly type: 'FloorCalled'; readonly table: TableId; readonly at: Instant }
  | { readonly type: 'FloorCallAnswered'; readonly table: TableId; readonly at: Instant }
  | { readonly type: 'FloorCallEnded'; readonly table: TableId }
  /** `deck`: which of the table's decks is in play from then on. */
  | {
      readonly type: 'ToldOfTable';
      readonly table: TableId;
      readonly what: TableMatter;
      readonly deck?: number;
      readonly at: Instant;
    }
  | { readonly type: 'TableLinkRenewed'; readonly table: TableId; readonly mark: string };
