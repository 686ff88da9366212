import type { Instant } from '@riffle/aggregate';
import type { PenaltyId, RulingId, TableId } from './ids.ts';
import type { Penalty } from './penalty.ts';
import type { RuledOn } from './ruled-on.ts';

/** The floor's rulings, its notes and the penalty book. */
export type OfRulings =
  | { readonly type: 'Noted'; readonly text: string }
  | { readonly type: 'RulingRecorded'; readonly ruling: RulingId; readonly on: RuledOn; readonly at: Instant }
  | { readonly type: 'RulingAppealed'; readonly ruling: RulingId; readonly why: string; readonly at: Instant }
  | { readonly type: 'AppealDecided'; readonly ruling: RulingId; readonly upheld: boolean; readonly why: string }
  | { readonly type: 'PenaltyGiven'; readonly penalty: Omit<Penalty, 'gone'> }
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
