import type { Instant } from '@riffle/aggregate';
import type { Place } from '../command.ts';
import type { EntryId, TableId } from '../ids.ts';
import type { Reason } from '../reason.ts';
import type { Moved, Seated } from '../seated.ts';

/** Tables, and who sits where. */
export type OfTables =
  | { readonly type: 'TableAdded'; readonly table: TableId; readonly name: string; readonly seats: number }
  | { readonly type: 'TableChanged'; readonly table: TableId; readonly name?: string; readonly seats?: number }
  | { readonly type: 'TableRemoved'; readonly table: TableId }
  | { readonly type: 'TablesOrdered'; readonly breakOrder: readonly TableId[] }
  | { readonly type: 'SeatBlocked'; readonly place: Place; readonly label: string }
  | { readonly type: 'SeatUnblocked'; readonly place: Place }
  | { readonly type: 'SeatsDrawn'; readonly seats: readonly Seated[]; readonly because: readonly Reason[] }
  | { readonly type: 'TableRedrawn'; readonly table: TableId; readonly seats: readonly Seated[] }
  | {
      readonly type: 'EntrySeated';
      readonly seated: Seated;
      readonly by: 'lot' | 'hand';
      readonly waitsOneHand?: true;
      readonly because?: readonly Reason[];
      readonly reason?: string;
    }
  | { readonly type: 'EntryUnseated'; readonly entry: EntryId; readonly from: Place }
  | {
      readonly type: 'EntryMoved';
      readonly moved: Moved;
      readonly how: 'proposed' | 'otherwise' | 'byHand';
      readonly waitsOneHand: boolean;
      /** On the seat of the last big blind: he posts it in the next hand, alone. */
      readonly bigBlindAlone?: true;
      readonly because: readonly Reason[];
      readonly reason?: string;
      readonly at?: Instant;
    }
  | {
      readonly type: 'EntriesSwapped';
      readonly a: Seated;
      readonly b: Seated;
      readonly reason?: string;
      readonly at?: Instant;
    }
  | { readonly type: 'EntryLocked'; readonly entry: EntryId }
  | { readonly type: 'EntryUnlocked'; readonly entry: EntryId }
  | {
      readonly type: 'TableBroken';
      readonly table: TableId;
      readonly moves: readonly Moved[];
      readonly waitOneHand: readonly EntryId[];
      readonly how: 'proposed' | 'otherwise';
      readonly because: readonly Reason[];
      readonly reason?: string;
      readonly at?: Instant;
    }
  | {
      readonly type: 'FinalTableFormed';
      readonly table: TableId;
      readonly seats: readonly Seated[];
      readonly how: 'proposed' | 'otherwise';
      readonly because: readonly Reason[];
      readonly reason?: string;
      readonly at?: Instant;
    }
  | {
      readonly type: 'ProposalDismissed';
      readonly proposal: string;
      readonly reason: string;
      readonly because: readonly Reason[];
    }
  /** By the game of a level, on this line of the structure; `most` absent: as many as a table has seats. */
  | { readonly type: 'TableSizeSet'; readonly most?: number; readonly line: number; readonly at: Instant }
  | { readonly type: 'HaltWaived'; readonly table: TableId; readonly reason: string };
