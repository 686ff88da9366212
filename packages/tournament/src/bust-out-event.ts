import type { Instant } from '@riffle/aggregate';
import type { Positions } from '@riffle/table';
import type { Place } from './command.ts';
import type { BustOutId, EntryId, TableId } from './ids.ts';
import type { OutTogether } from './out-together.ts';
import type { RankedOut, Removal } from './ranked-out.ts';
import type { Reason } from './reason.ts';

/** A hand that runs, and who has what in it after all. */
export type HandSetRight = { readonly table: TableId; readonly no: number } & Positions;

/** Out, and afterwards. */
export type OfBustOuts =
  | {
      readonly type: 'BustedOut';
      readonly bustOut: BustOutId;
      readonly out: readonly RankedOut[];
      readonly at: Instant;
      readonly level: number;
      readonly before?: BustOutId;
      readonly together?: OutTogether;
      /** Told while hand-for-hand was played: in which of its hands. */
      readonly hand?: number;
      /** Told once the next hand was counted: who has what in that one, as it was dealt without them. */
      readonly dealtWithout?: readonly HandSetRight[];
      readonly because: readonly Reason[];
    }
  | {
      readonly type: 'BustOutChanged';
      readonly bustOut: BustOutId;
      readonly out: readonly RankedOut[];
      /** Who is in again, with the seat that was still free. */
      readonly back?: readonly { readonly entry: EntryId; readonly to?: Place }[];
      readonly because: readonly Reason[];
    }
  | ({
      readonly type: 'StackRemoved';
      readonly bustOut: BustOutId;
      readonly entry: EntryId;
      readonly from?: Place;
      readonly at: Instant;
      readonly level: number;
      /** Behind all who have gone out: he never played. */
      readonly last?: true;
      readonly how: 'proposed' | 'otherwise';
      readonly because: readonly Reason[];
      readonly reason?: string;
    } & Removal)
  | { readonly type: 'BustOutMoved'; readonly bustOut: BustOutId; readonly before?: BustOutId }
  | { readonly type: 'Reinstated'; readonly entry: EntryId; readonly bustOut: BustOutId; readonly to?: Place };
