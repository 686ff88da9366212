export type { Apart, ApartOf } from './apart.ts';
export { isInUse } from './in-use.ts';
export {
  type Appended,
  type AppendedAll,
  BEFORE_FIRST,
  type Journal,
  type Listener,
  type NewCommit,
  type Position,
  REDACTED,
  type StoredCommit,
  type StoredEvent,
  type TextApart,
  /** @wanted a copy is held against the newest commit by its position. */
  toPosition,
} from './journal.ts';
export { JournalError, type JournalTrouble } from './journal-error.ts';
export type { JournalOptions } from './journal-options.ts';
export { isLogGarbled } from './log-beside.ts';
export { memoryJournal } from './memory-journal.ts';
export { ownersOnly } from './owners-only.ts';
/** @wanted by a server that keeps its nights in a database. */
export { openPostgresJournal } from './postgres/postgres-journal.ts';
export { type Rescued, rescueJournal } from './rescue/rescue-journal.ts';
export { openingTrouble, storeTrouble } from './sqlite-error.ts';
export { openSqliteJournal, type SqliteJournal } from './sqlite-journal.ts';
export type { Upcast, Upcasters, UpcastersOf } from './upcasting.ts';
