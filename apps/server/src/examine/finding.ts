import type { JournalTrouble } from '@riffle/journal';

/** One of the two files that a house is kept in. */
export type HouseFile = 'journal.sqlite' | 'club.sqlite';

/** What is wrong with a house that is kept. */
export type Finding =
  | { readonly code: 'missing'; readonly file: HouseFile }
  /** It was copied without what lay beside it, and may be an old state of itself. */
  | { readonly code: 'without-log'; readonly file: HouseFile }
  /** It knows nobody and lists nothing, though there are steps: it is of a day before them. */
  | { readonly code: 'club-empty'; readonly file: HouseFile }
  | { readonly code: 'not-opened'; readonly file: HouseFile; readonly trouble: JournalTrouble }
  /** In the database's own words, which are English. */
  | { readonly code: 'garbled'; readonly file: HouseFile; readonly says: string }
  | Extract<JournalTrouble, { readonly code: 'damaged' | 'unknown-event' }>
  /** Each commit fits, and what they say together does not. */
  | { readonly code: 'not-told'; readonly stream: string; readonly why: string }
  | { readonly code: 'row'; readonly table: string; readonly row: string }
  /** The list knows of more than the journal has. */
  | { readonly code: 'lacking'; readonly stream: string; readonly listed: number; readonly found: number };

/** What a later Riffle wrote is as it was written. */
export const isDamage = ({ code }: Finding): boolean => code !== 'unknown-event';

export type Examined = {
  readonly findings: readonly Finding[];
  readonly streams: number;
  readonly commits: number;
  readonly rows: number;
};
