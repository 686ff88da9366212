import type { CommitId } from '@riffle/aggregate';
import type {
  BustOutId,
  EntryId,
  PenaltyId,
  Place,
  RulingId,
  SeatProposal,
  TableId,
  TogetherProposal,
} from '@riffle/tournament';
import type { LogLine, UndoPreview } from '@riffle/wire';
import type { BustOutDraft } from './bust-out/begun-draft.ts';
import type { BoughtAgain } from './cashier/buyers.ts';

/** What the desk asks at the moment; one thing at a time. */
export type DeskDialog =
  | { readonly is: 'clock' }
  | { readonly is: 'jump'; readonly to: number }
  | { readonly is: 'time' }
  | { readonly is: 'break' }
  | { readonly is: 'countdown' }
  | { readonly is: 'bustOut'; readonly draft: BustOutDraft; readonly near?: TableId }
  | { readonly is: 'seat'; readonly place: Place }
  | { readonly is: 'player'; readonly entry: EntryId }
  | { readonly is: 'ownLink'; readonly entry: EntryId }
  | { readonly is: 'move'; readonly entry: EntryId; readonly instead?: SeatProposal }
  | { readonly is: 'swap'; readonly a: EntryId; readonly b: EntryId }
  | { readonly is: 'person'; readonly entry: EntryId }
  | { readonly is: 'handOn'; readonly entry: EntryId }
  | { readonly is: 'block'; readonly place: Place }
  | { readonly is: 'seatHere'; readonly place: Place }
  | { readonly is: 'proposal'; readonly proposal: SeatProposal }
  | { readonly is: 'otherwise'; readonly proposal: SeatProposal }
  | { readonly is: 'together' }
  | { readonly is: 'notTogether'; readonly proposal: TogetherProposal }
  | { readonly is: 'removeStack'; readonly entry: EntryId; readonly reason?: string }
  | { readonly is: 'waive'; readonly table: TableId }
  | { readonly is: 'addTable' }
  | { readonly is: 'table'; readonly table: TableId }
  | { readonly is: 'breakTable'; readonly table: TableId }
  | { readonly is: 'finalTable' }
  | { readonly is: 'breakOrder' }
  | { readonly is: 'correct'; readonly entry: EntryId; readonly bustOut: BustOutId }
  | { readonly is: 'appeal'; readonly ruling: RulingId }
  | { readonly is: 'decideAppeal'; readonly ruling: RulingId }
  | { readonly is: 'givePenalty'; readonly entry?: EntryId }
  | { readonly is: 'waivePenalty'; readonly penalty: PenaltyId; readonly entry: EntryId }
  | { readonly is: 'undo'; readonly commit: CommitId; readonly preview: UndoPreview }
  | { readonly is: 'redact'; readonly line: LogLine }
  | { readonly is: 'announce' }
  | { readonly is: 'note' }
  | { readonly is: 'callOff' }
  | { readonly is: 'timeCall' }
  /** `entry`: who was chosen to buy it. */
  | { readonly is: 'sale'; readonly kind: BoughtAgain; readonly entry?: EntryId }
  | { readonly is: 'keys' };
type DialogName = DeskDialog['is'];
export type DialogOf<N extends DialogName> = Extract<DeskDialog, { readonly is: N }>;
