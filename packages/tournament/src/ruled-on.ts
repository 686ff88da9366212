import type { Instant } from '@riffle/aggregate';
import type { PinnedRef } from '@riffle/rulebooks';
import type { EntryId, RulingId, TableId } from './ids.ts';
import type { CarriesOut } from './rulings/carries-out.ts';

/** Plain data as the floor's rulings give it; a night keeps it as it was and never reads it. */
type Plain = { readonly [name: string]: unknown };

/** A decision of the floor: the incident, what the rulebook said, and what was decided. */
export type RuledOn = {
  readonly kind: string;
  readonly facts: Plain;
  readonly answer: 'determined' | 'proposed' | 'notCovered';
  /** What the rulebook said. */
  readonly outcome: Plain;
  /** What was decided, where it is something else; then with its reason. */
  readonly instead?: { readonly outcome?: Plain; readonly text?: string };
  readonly reason?: string;
  /** What dealer and floor do now, one after the other; nights from before it was kept have none. */
  readonly steps?: readonly Plain[];
  readonly refs: readonly PinnedRef[];
  readonly table?: TableId;
  /** Whom it is about. */
  readonly entry?: EntryId;
};

type Appeal = { readonly why: string; readonly at: Instant };

export type LoggedRuling = RuledOn & {
  readonly id: RulingId;
  readonly at: Instant;
  /** Which of its steps are done, by their place from 0, and since when. */
  readonly done?: { readonly [step: number]: Instant };
  /** What the night has carried out of it. */
  readonly carriedOut?: readonly CarriesOut[];
  readonly appeal?: Appeal;
  readonly appealDecided?: { readonly upheld: boolean; readonly why: string };
};
