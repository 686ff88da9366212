import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { DealerId, TableId } from '../ids.ts';

/** Where a dealer is while on duty; `off`: at no table, on a break or ready. */
export type Station = TableId | 'off';

/** From clocking in to clocking out. */
export type Shift = {
  readonly since: Instant;
  readonly at: Station;
  readonly atSince: Instant;
  /** Is on a break until then; whoever is off and has none is ready. */
  readonly breakUntil?: Instant;
  /** Tables in a row since the last break, this one included. */
  readonly downs: number;
};

export type Dealer = {
  readonly person?: PersonId;
  /** What he is called where there is no person. */
  readonly called?: string;
  readonly came: Instant;
  readonly went?: Instant;
  readonly shift?: Shift;
  /** Milliseconds of shifts that are over, and of tables that he has left. */
  readonly worked: number;
  readonly dealt: number;
  readonly tables: number;
  /** As far as somebody counts them. */
  readonly hands: number;
};

/** All dealers move on together every so many minutes; after so many tables in a row each has a break. */
export type RotationPlan = {
  readonly every: number;
  readonly most: number;
  readonly pause: number;
};
/** `from`: when the last push was, or the plan began. */
export type Rotation = RotationPlan & { readonly from: Instant };

export type DealerMove = { readonly dealer: DealerId; readonly to: Station };
