import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { Measure, Offence, PinnedRef } from '@riffle/rulebooks';
import type { RuledHand } from './hands/hand-as-ruled.ts';
import type { EntryId, PenaltyId, RulingId, TableId } from './ids.ts';
import type { CarriedFrom } from './penalty.ts';
import type { RuledOn } from './ruled-on.ts';

/** Rulings with what carries them out. */
export type CommandsThatAct<C> =
  | {
      readonly type: 'RecordRuling';
      readonly ruling: RulingId;
      readonly on: RuledOn;
      /** When it was decided, where that is told later: a phone may have had no network. */
      readonly at?: Instant;
      /** In the same step, and taken back with it. */
      readonly carryOut?: readonly C[];
    }
  /** What a ruling that stands in the log asks of the night, all of it or nothing. */
  | { readonly type: 'CarryOutRuling'; readonly ruling: RulingId; readonly carryOut: readonly C[] };

type LeftSeen = { readonly penalty: PenaltyId; readonly left: number };

/** The floor's rulings and the penalty book. */
export type CommandsOfRulings =
  /** A person has done a step of a ruling, by its place from 0; or has not, after all. */
  | { readonly type: 'TickStep'; readonly ruling: RulingId; readonly step: number; readonly done: boolean }
  /** What holds of the hand that runs at a table. */
  | { readonly type: 'RuleHand'; readonly table: TableId; readonly is: RuledHand }
  /** They leave play: hidden, found or forfeited. `entry`: whose they were. */
  | { readonly type: 'RemoveChips'; readonly chips: Chips; readonly entry?: EntryId }
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
      /** The rulebook's own number of the rule that was broken. */
      readonly rule?: string;
      readonly measure: Measure;
      /** What is paid, where the rulebook knows of a fine and names no sum. */
      readonly fine?: Cents;
      /** With the measure `rounds`. */
      readonly rounds?: number;
      /** With the measure `time`. */
      readonly minutes?: number;
      readonly reason?: string;
      readonly ruling?: RulingId;
      /** With the measure `exclusion`: he, or his club, is let in to nothing until then, or until it is lifted. */
      readonly bar?: { readonly of: 'player' | 'club'; readonly until?: Instant };
    }
  /** What another day or evening left of a penalty is served here. */
  | {
      readonly type: 'CarryPenalty';
      /** A new one of this evening. */
      readonly penalty: PenaltyId;
      readonly entry: EntryId;
      readonly carried: CarriedFrom;
      readonly offence: Offence;
      readonly breach?: PinnedRef;
      readonly measure: Measure;
      readonly in: 'hands' | 'rounds';
      /** Hands or rounds, at least one. */
      readonly left: number;
    }
  /**
   * A hand has been played at a table, or the button has gone round there. `seen`: what was left of the penalties there,
   * where who says so saw it: told by two, or late, it is counted once.
   */
  | {
      readonly type: 'CountPenalties';
      readonly table: TableId;
      readonly what: 'hands' | 'rounds';
      readonly seen?: readonly LeftSeen[];
    }
  | {
      readonly type: 'EndPenalty';
      readonly penalty: PenaltyId;
      readonly how: 'served' | 'waived';
      readonly reason?: string;
    };
