import type { SeatNo } from '@riffle/table';
import type { Place } from './record-fault.ts';

/** A file says one thing of a hand, and its own actions make another of it. Amounts are in the file's unit. */
export type ContradictionOf =
  | {
      readonly code: 'stack-differs' | 'posted-differs' | 'paid-differs' | 'collected-differs';
      readonly seat: SeatNo;
      readonly written: number;
      readonly cameOut: number;
    }
  | { readonly code: 'pots-differ'; readonly written: number; readonly cameOut: number };
export type Contradiction = Place & ContradictionOf;
export type ContradictionCode = ContradictionOf['code'];

/** What a file says otherwise, and may: a chip that it cuts in two, or winnings of chips that it does not tell of. */
export type RemarkOf = {
  readonly code: 'odd-chip-halved' | 'winnings-differ';
  readonly seat: SeatNo;
  readonly written: number;
  readonly cameOut: number;
};
export type Remark = Place & RemarkOf;
export type RemarkCode = RemarkOf['code'];
