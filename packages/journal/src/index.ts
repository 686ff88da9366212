export {
  type Appended,
  BEFORE_FIRST,
  type Journal,
  type Listener,
  type NewCommit,
  type Position,
  type StoredCommit,
  type StoredEvent,
  toPosition,
} from './journal.ts';
export { JournalError, type JournalTrouble } from './journal-error.ts';
export type { JournalOptions } from './journal-options.ts';
export { memoryJournal } from './memory-journal.ts';
export { ownersOnly } from './owners-only.ts';
export { openSqliteJournal, type SqliteJournal } from './sqlite-journal.ts';
export type { Upcast, Upcasters, UpcastersOf } from './upcasting.ts';
