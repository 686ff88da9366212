import type { Instant } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import type { PersonId } from '@riffle/people';
import type { Measure, Offence, PinnedRef } from '@riffle/rulebooks';
import type { EntryId, PenaltyId, RulingId } from './ids.ts';
import type { Millis } from './structure.ts';

/** How long a penalty keeps a player away. */
export type PenaltyLength =
  /** Hands of his table; fixed when imposed, whoever goes out meanwhile. */
  | { readonly in: 'hands'; readonly hands: number }
  /** Rounds of the button, where the rulebook does not reckon hands. */
  | { readonly in: 'rounds'; readonly rounds: number }
  | { readonly in: 'time'; readonly until: Instant };

/** `no`: as it stands in the night's books, where the till takes it; a club pays its own elsewhere. */
export type PenaltyFine = { readonly amount: Cents; readonly by: 'player' | 'club'; readonly no?: number };

export type Penalty = {
  readonly id: PenaltyId;
  readonly entry: EntryId;
  /** Who got it, where a team mate has taken the stack over since: with it goes nothing that somebody else has done. */
  readonly player?: PersonId;
  readonly offence: Offence;
  /** The rule that was broken, where it was told. */
  readonly breach?: PinnedRef;
  readonly measure: Measure;
  /** What is paid for it besides, or with the measure `fine`. */
  readonly fine?: PenaltyFine;
  readonly at: Instant;
  /** Absent for hints, cautions and warnings, and for what ends his night. */
  readonly length?: PenaltyLength;
  /** Hands or rounds still to be served. */
  readonly left?: number;
  /** Of minutes that another day left over: so many are served, from when play begins. */
  readonly toServe?: Millis;
  /** The hand that ran when it was given does not count. */
  readonly begins?: 'nextHand';
  /** Of a round of the button: so many seats it has gone on since. */
  readonly gone?: number;
  readonly ended?: 'served' | 'waived';
  readonly refs: readonly PinnedRef[];
  readonly reason?: string;
  readonly ruling?: RulingId;
  /** Who is not let in again, at any event of the club. */
  readonly bar?: PenaltyBar;
  /** The rest of one that another day or evening left unserved. */
  readonly carried?: CarriedFrom;
};

/** Up to that moment, or until it is lifted. `club` as it stands with the entry. */
export type PenaltyBar =
  | { readonly of: 'player'; readonly until?: Instant }
  | { readonly of: 'club'; readonly club: string; readonly until?: Instant };

/** Where a penalty was given first: id of the evening, and its own there. */
export type CarriedFrom = { readonly of: string; readonly penalty: PenaltyId };

/** What is left of a penalty that was not served to its end. */
export type UnservedPenalty = Pick<Penalty, 'entry' | 'player' | 'offence' | 'breach' | 'measure'> & {
  readonly penalty: PenaltyId;
  readonly in: 'hands' | 'rounds';
  readonly left: number;
};
