import type { Instant } from '@riffle/aggregate';
import type { EntryId, TableId } from '../ids.ts';
import type { TimeCallEnd } from './calls.ts';

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
  | { readonly type: 'TableLinkRenewed'; readonly table: TableId; readonly mark: string };
