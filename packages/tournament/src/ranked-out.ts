import type { Chips } from '@riffle/cards';
import type { Place } from './command.ts';
import type { EntryId } from './ids.ts';

/** Out in one hand, ranked: 1 is the best of them; equal ranks share their places. */
export type RankedOut = {
  readonly entry: EntryId;
  readonly rank: number;
  readonly stackAtStart?: Chips;
  readonly by: readonly EntryId[];
  readonly from?: Place;
  /** Seats clockwise from the button of that hand, where it was known and mattered; the button itself is 0. */
  readonly fromButton?: number;
};

/** A stack that its player did not lose. Shared out it stays in play, else it leaves. `forfeited`: for another entry. */
export type Removal = {
  readonly why: 'late' | 'away' | 'excluded' | 'forfeited';
  readonly chips: Chips;
  readonly shares?: readonly { readonly entry: EntryId; readonly chips: Chips }[];
};
