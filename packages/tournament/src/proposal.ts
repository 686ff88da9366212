import type { Place } from './command.ts';
import type { EntryId, TableId } from './ids.ts';
import type { Reason } from './reason.ts';

/** What concerns who sits where. */
export type SeatProposal =
  | {
      readonly kind: 'balance';
      readonly key: string;
      readonly entry: EntryId;
      readonly from: Place;
      readonly to: Place;
      readonly waitsOneHand: boolean;
      /** On the seat of the last big blind: he posts it in the next hand, alone. */
      readonly bigBlindAlone?: true;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'breakTable';
      readonly key: string;
      readonly table: TableId;
      readonly entries: readonly EntryId[];
      /** Known beforehand where the rulebook goes by position; drawn when accepted where it goes by lot. */
      readonly to?: readonly { readonly entry: EntryId; readonly to: Place }[];
      readonly because: readonly Reason[];
    }
  | {
      /** The game of this level seats fewer at a table: so many more tables, and so many who are drawn to them. */
      readonly kind: 'openTables';
      readonly key: string;
      readonly tables: number;
      readonly players: number;
      readonly seats: number;
      readonly because: readonly Reason[];
    }
  | {
      readonly kind: 'finalTable';
      readonly key: string;
      readonly players: number;
      readonly because: readonly Reason[];
    }
  | {
      /** All tables of this round have played to their end. */
      readonly kind: 'nextRound';
      readonly key: string;
      readonly round: number;
      readonly players: number;
      readonly tables: number;
      readonly because: readonly Reason[];
    }
  | {
      /** Allowed, not asked for: the management decides. */
      readonly kind: 'redrawButton';
      readonly key: string;
      readonly table: TableId;
      readonly because: readonly Reason[];
    };

/** What sends somebody to another table. */
export type MoveKind = Extract<SeatProposal['kind'], 'balance' | 'breakTable' | 'openTables' | 'finalTable'>;

/** Each hand at all tables at once. */
export type TogetherProposal =
  | {
      /** Until so many are in: it is decided who is the last without a prize, not at the final table, or before a jump. */
      readonly kind: 'handForHand';
      readonly key: string;
      readonly until: number;
      readonly goal: 'money' | 'finalTable' | 'jump';
      readonly because: readonly Reason[];
    }
  | { readonly kind: 'endHandForHand'; readonly key: string; readonly because: readonly Reason[] };

/** What the rulebook proposes now. The key names the situation: it changes with it, so an old one cannot be accepted by mistake. */
export type Proposal = SeatProposal | TogetherProposal;
