export type JournalTrouble =
  /** Another process, or another part of this one, has it open. */
  | { readonly code: 'in-use'; readonly path: string }
  /** Written by a later Riffle, which this one would misread. */
  | { readonly code: 'newer-schema'; readonly path: string; readonly found: number; readonly known: number }
  | { readonly code: 'not-a-journal'; readonly path: string }
  /** From this version on the stream is no longer what was written. The others are not touched by it. */
  | { readonly code: 'damaged'; readonly stream: string; readonly version: number }
  /** At this version there is an event that this Riffle does not know, or not in this form: a later one wrote it. */
  | {
      readonly code: 'unknown-event';
      readonly stream: string;
      readonly version: number;
      readonly event: { readonly type: string; readonly v: number };
    }
  /** Cut short, or garbled so that the database cannot find its way in it. */
  | { readonly code: 'file-damaged'; readonly path: string }
  /** The file or its folder may not be written to. */
  | { readonly code: 'read-only'; readonly path: string }
  /** The disk failed, or the folder is not there. */
  | { readonly code: 'not-opened'; readonly path: string }
  /** The disk would not take the commit; nothing of it is stored, and it may be sent again. */
  | { readonly code: 'not-written'; readonly why: 'disk-full' | 'other' }
  /** The database would acknowledge what a loss of power takes: this setting has to be another. */
  | { readonly code: 'unsafe-store'; readonly path: string; readonly setting: string; readonly value: string }
  /** Another process writes to it now: it had not been renewed in time. */
  | { readonly code: 'lease-lost'; readonly journal: string }
  /** Asked to write after `close`. */
  | { readonly code: 'closed' };

/** The journal cannot be opened or written to. The message is for developers; words for people are made from `trouble`. */
export class JournalError extends Error {
  readonly trouble: JournalTrouble;

  constructor(trouble: JournalTrouble, options?: ErrorOptions) {
    super(`journal: ${JSON.stringify(trouble)}`, options);
    this.name = 'JournalError';
    this.trouble = trouble;
  }
}
