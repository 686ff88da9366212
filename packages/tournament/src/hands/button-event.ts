import type { Instant } from '@riffle/aggregate';
import type { SeatNo } from '@riffle/table';
import type { InHand } from '../hand-for-hand/hand-for-hand.ts';
import type { EntryId, TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import type { ButtonDrawn } from '../seated.ts';

/** Button, blinds and hands of a table, and hand-for-hand. */
export type OfHands =
  | { readonly type: 'ButtonsDrawn'; readonly buttons: readonly ButtonDrawn[]; readonly because: readonly Reason[] }
  | { readonly type: 'ButtonPlaced'; readonly table: TableId; readonly seat: SeatNo }
  | {
      readonly type: 'ButtonAdvanced';
      readonly table: TableId;
      readonly button: SeatNo;
      readonly smallBlind?: SeatNo;
      readonly bigBlind: SeatNo;
    }
  | {
      readonly type: 'HandBegun';
      readonly table: TableId;
      /** Of those that were counted at this table, from 1. */
      readonly no: number;
      readonly button: SeatNo;
      readonly smallBlind?: SeatNo;
      readonly bigBlind: SeatNo;
      /** Who has waited and is dealt in from this hand on. */
      readonly dealtIn?: readonly EntryId[];
      readonly at: Instant;
    }
  | {
      readonly type: 'HandForHandStarted';
      readonly until: number;
      /** That still play the hand which ran when it was announced. */
      readonly tables: readonly TableId[];
      readonly at: Instant;
      readonly stopsClock?: true;
      readonly because: readonly Reason[];
    }
  | {
      readonly type: 'HandForHandDealt';
      /** Of all that were dealt so that night, from 1. */
      readonly hand: number;
      readonly tables: readonly TableId[];
      readonly at: Instant;
    }
  | { readonly type: 'HandTold'; readonly table: TableId; readonly is: InHand }
  /** With the second-last table, with the goal it was played for, or as the floor said. */
  | { readonly type: 'HandForHandEnded'; readonly why: 'oneTable' | 'reached' | 'byHand' };
