import type { Instant } from '@riffle/aggregate';
import type { Measure, Offence } from '@riffle/rulebooks';
import type { EntryId, PenaltyId, RulingId, TableId } from './ids.ts';
import type { RuledOn } from './ruled-on.ts';

/** The floor's rulings and the penalty book. */
export type CommandsOfRulings =
  | {
      readonly type: 'RecordRuling';
      readonly ruling: RulingId;
      readonly on: RuledOn;
      /** When it was decided, where that is told later: a phone may have had no network. */
      readonly at?: Instant;
    }
  | {
      readonly type: 'AppealRuling';
      readonly ruling: RulingId;
      readonly why: string;
      /** The next hand has begun at that table. */
      readonly nextHandBegun: boolean;
    }
  | { readonly type: 'DecideAppeal'; readonly ruling: RulingId; readonly upheld: boolean; readonly why: string }
  | {
      readonly type: 'GivePenalty';
      readonly penalty: PenaltyId;
      readonly entry: EntryId;
      readonly offence: Offence;
      readonly measure: Measure;
      /** With the measure `rounds`. */
      readonly rounds?: number;
      /** With the measure `time`. */
      readonly minutes?: number;
      readonly reason?: string;
      readonly ruling?: RulingId;
    }
  /** A hand has been played at a table, or the button has gone round there. */
  | { readonly type: 'CountPenalties'; readonly table: TableId; readonly what: 'hands' | 'rounds' }
  | {
      readonly type: 'EndPenalty';
      readonly penalty: PenaltyId;
      readonly how: 'served' | 'waived';
      readonly reason?: string;
    };
