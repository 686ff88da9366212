import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { RuledHand } from './hands/hand-as-ruled.ts';
import type { EntryId, PenaltyId, RulingId, TableId } from './ids.ts';
import type { Penalty } from './penalty.ts';
import type { RuledOn } from './ruled-on.ts';
import type { CarriesOut } from './rulings/carries-out.ts';

/** The floor's rulings, its notes and the penalty book. */
export type OfRulings =
  | { readonly type: 'Noted'; readonly text: string }
  | { readonly type: 'CalledOff'; readonly reason: string; readonly at: Instant }
  | { readonly type: 'RulingRecorded'; readonly ruling: RulingId; readonly on: RuledOn; readonly at: Instant }
  | {
      /** By the events that follow in the same step. */
      readonly type: 'RulingCarriedOut';
      readonly ruling: RulingId;
      readonly by: readonly CarriesOut[];
    }
  | {
      readonly type: 'StepTicked';
      readonly ruling: RulingId;
      readonly step: number;
      readonly done: boolean;
      readonly at: Instant;
    }
  | {
      readonly type: 'HandRuled';
      readonly table: TableId;
      readonly is: RuledHand;
      /** Of which level the blinds are, where it is dealt again or keeps them. */
      readonly level?: number;
      /** Who is in when it is dealt again. */
      readonly dealtIn?: readonly EntryId[];
      readonly at: Instant;
    }
  | { readonly type: 'ChipsRemoved'; readonly chips: Chips; readonly entry?: EntryId; readonly at?: Instant }
  | { readonly type: 'RulingAppealed'; readonly ruling: RulingId; readonly why: string; readonly at: Instant }
  | { readonly type: 'AppealDecided'; readonly ruling: RulingId; readonly upheld: boolean; readonly why: string }
  | { readonly type: 'PenaltyGiven'; readonly penalty: Omit<Penalty, 'gone' | 'player'> }
  | {
      readonly type: 'PenaltiesCounted';
      readonly table: TableId;
      readonly what: 'hands' | 'rounds';
      readonly penalties: readonly PenaltyId[];
    }
  | {
      /** Penalties of minutes run until later, or earlier where the clock was set back. */
      readonly type: 'PenaltiesMoved';
      readonly penalties: readonly { readonly penalty: PenaltyId; readonly until: Instant }[];
    }
  | {
      readonly type: 'PenaltyEnded';
      readonly penalty: PenaltyId;
      readonly how: 'served' | 'waived';
      readonly reason?: string;
    };
