import type { SeatNo } from '@riffle/table';
import type { Place } from '../problems/record-fault.ts';

/** What a file says that follows from the actions, to be held against what comes out. Amounts are in the file's unit. */
export type Said = { readonly at: Place } & (
  | {
      readonly is: 'stack' | 'winnings' | 'posted' | 'collected' | 'returned';
      readonly seat: SeatNo;
      readonly amount: number;
    }
  /** With the action of this number in the record; nothing where he checked. */
  | { readonly is: 'paid'; readonly nth: number; readonly seat: SeatNo; readonly amount: number }
  | { readonly is: 'rake'; readonly amount: number }
);
