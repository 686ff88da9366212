import type { Instant } from '@riffle/aggregate';
import type { Measure, Offence, PinnedRef } from '@riffle/rulebooks';
import type { EntryId, PenaltyId, RulingId } from './ids.ts';

/** How long a penalty keeps a player away. */
export type PenaltyLength =
  /** Hands of his table; fixed when imposed, whoever goes out meanwhile. */
  | { readonly in: 'hands'; readonly hands: number }
  /** Rounds of the button, where the rulebook does not reckon hands. */
  | { readonly in: 'rounds'; readonly rounds: number }
  | { readonly in: 'time'; readonly until: Instant };

export type Penalty = {
  readonly id: PenaltyId;
  readonly entry: EntryId;
  readonly offence: Offence;
  readonly measure: Measure;
  readonly at: Instant;
  /** Absent for hints, cautions and warnings, and for what ends his night. */
  readonly length?: PenaltyLength;
  /** Hands or rounds still to be served. */
  readonly left?: number;
  /** The hand that ran when it was given does not count. */
  readonly begins?: 'nextHand';
  /** Of a round of the button: so many seats it has gone on since. */
  readonly gone?: number;
  readonly ended?: 'served' | 'waived';
  readonly refs: readonly PinnedRef[];
  readonly reason?: string;
  readonly ruling?: RulingId;
};
