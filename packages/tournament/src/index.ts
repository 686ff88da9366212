export { type ClockReading, readClock } from './clock-reading.ts';
export type { CommandType, NewEntry, Out, Place, TournamentCommand } from './command.ts';
export type { ButtonDrawn, ClockSetting, EventType, Moved, RankedOut, Seated, TournamentEvent } from './event.ts';
export {
  type BustOutId,
  type EntryId,
  type PersonId,
  type TableId,
  toBustOutId,
  toEntryId,
  toPersonId,
  toTableId,
} from './ids.ts';
export type { Proposal } from './proposal.ts';
export { REASON_CODES, type Reason, type ReasonCode } from './reason.ts';
export type { MoveView } from './recent-move.ts';
export type { RefusalCode, TournamentRefusal } from './refusal.ts';
export { type Cents, GAMES, type Game, type Setup, toCents } from './setup.ts';
export type { BustOut, Entry, Positions, Table, Tournament } from './state.ts';
export {
  ANTE_FORMS,
  type AnteForm,
  type BreakLevel,
  type Level,
  type Millis,
  minutes,
  type PlayLevel,
  type Structure,
  toMillis,
} from './structure.ts';
export type {
  BustOutView,
  EntryView,
  Missing,
  Stage,
  TableView,
  TournamentView,
  Viewer,
} from './view.ts';
