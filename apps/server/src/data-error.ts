export type DataTrouble =
  /** Of the two files one is there and the other is not. */
  | { readonly code: 'journal-missing' | 'club-missing'; readonly path: string }
  /** A file without anything in it, where there was something: what it held was in the log that was not copied with it. */
  | { readonly code: 'journal-empty' | 'club-empty'; readonly path: string }
  /** Copied after a crash, or while it was open, without the log that belongs to it. */
  | { readonly code: 'without-log'; readonly path: string }
  /** The club lists more of these than the journal has. */
  | { readonly code: 'nights-missing'; readonly names: readonly string[]; readonly count: number };

/** The two files do not make one house: started nevertheless, it would be another one. */
export class DataError extends Error {
  readonly trouble: DataTrouble;

  constructor(trouble: DataTrouble) {
    super(`data: ${JSON.stringify(trouble)}`);
    this.name = 'DataError';
    this.trouble = trouble;
  }
}
