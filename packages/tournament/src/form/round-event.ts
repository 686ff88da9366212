import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { BustOutId, EntryId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import type { Seated } from '../seated.ts';
import type { Match } from './match.ts';

/** Of a night that is played in rounds. */
export type OfRounds = {
  readonly type: 'RoundDrawn';
  /** From 1: of the first the seats were drawn before. */
  readonly round: number;
  readonly matches: readonly Match[];
  readonly seats: readonly Seated[];
  /** Who plays for the third place is in again. */
  readonly back?: readonly { readonly entry: EntryId; readonly bustOut: BustOutId }[];
  /** Everybody begins anew with so many; `gone` leave play, below 0 that many come. */
  readonly fresh?: { readonly each: Chips; readonly gone: number };
  readonly because: readonly Reason[];
  readonly at: Instant;
};
