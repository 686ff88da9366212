import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { PersonId } from '@riffle/people';
import type { BustOutId, EntryId, TableId } from '../ids.ts';
import type { RankedOut } from '../ranked-out.ts';
import type { Reason } from '../reason.ts';
import type { Seated } from '../seated.ts';
import type { Match } from './match.ts';

/** How a night is played out. */
export type OfForm =
  | {
      /** Chips have ranked who was left at these tables; who has won stays in. */
      readonly type: 'EndedByTime';
      readonly bustOut: BustOutId;
      readonly tables: readonly TableId[];
      readonly out: readonly RankedOut[];
      readonly won: readonly { readonly entry: EntryId; readonly chips: Chips }[];
      readonly at: Instant;
      readonly level: number;
      readonly because: readonly Reason[];
    }
  | {
      /** A team mate plays this stack from this heat on. `mark`: the own link of who had it before opens nothing more. */
      readonly type: 'StackHandedOn';
      readonly entry: EntryId;
      readonly from: PersonId;
      readonly person: PersonId;
      /** From 2 between heats; within one, the heat itself. */
      readonly heat: number;
      readonly mark: string;
      readonly at: Instant;
      readonly because: readonly Reason[];
      readonly reason?: string;
    }
  | {
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
