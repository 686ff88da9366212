import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { EntryId, TableId } from '../ids.ts';
import type { Millis } from '../structure.ts';

/** How far a day has come to its end. */
export type DayEnd = {
  readonly lastHands?: {
    readonly hands: number;
    readonly at: Instant;
    /** What each table had counted when they were announced: the hand that ran then is finished and does not count. */
    readonly from: { readonly [table: TableId]: number };
  };
  readonly bags?: { readonly [entry: EntryId]: Chips };
  /**
   * `heads`: what stood on the heads of those who are in, and went on with them. `unsealed`: what was paid in for envelopes,
   * which are sealed on the last day. `paid`: what places were paid on this day by now, also once it was over. `given`: what the house added for special prizes that were won on this one.
   */
  readonly ended?: {
    readonly at: Instant;
    readonly off: number;
    readonly reason?: string;
    readonly heads?: { readonly [entry: EntryId]: Cents };
    readonly unsealed?: Cents;
    readonly paid?: Cents;
    readonly given?: Cents;
  };
};

/** What a day begins with that goes on from others. */
export type Carried = {
  readonly entries: readonly CarriedEntry[];
  /** Line of the structure and what is left of it. */
  readonly start: { readonly level: number; readonly remaining: Millis };
  /** What there is for prizes of the days before. */
  readonly pool: Cents;
  /** What of it the house added there: nothing that goes off the pool is a part of that; absent = nothing. */
  readonly added?: Cents;
  /** What of it places were paid there already: they are played for by nobody here; absent = nothing. */
  readonly paid?: Cents;
  /** What special prizes that were won there took of what was paid in: it lies in the pool no more; absent = nothing. */
  readonly special?: Cents;
  /** What was paid in there for envelopes, and lies in none yet; absent = nothing. */
  readonly unsealed?: Cents;
  /** What was sold there: prizes follow the whole field. */
  readonly sold: { readonly entries: number; readonly rebuys: number; readonly addOns: number };
};
export type CarriedEntry = {
  readonly entry: EntryId;
  readonly person: PersonId;
  readonly club?: string;
  readonly chips: Chips;
  /** What stands on his head; absent = nothing. */
  readonly head?: Cents;
};
