import type { Journal } from '../journal.ts';
import type { JournalOptions } from '../journal-options.ts';

/** A new, empty journal at each call. */
export type MakeJournal = (options?: JournalOptions) => Promise<Journal> | Journal;
