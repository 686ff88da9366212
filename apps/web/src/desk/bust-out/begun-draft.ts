import type { BustOutId, EntryId, OutTogether } from '@riffle/tournament';

export type DraftOut = {
  readonly entry: EntryId;
  /** As typed; what cannot be read counts as not known. */
  readonly stack: string;
  readonly by: readonly EntryId[];
};

/** A bust-out as it is being told, before it is recorded. */
export type BustOutDraft = {
  readonly out: readonly DraftOut[];
  /** At different tables: how they went out together. */
  readonly together: OutTogether;
  /** Forgotten earlier: it belongs before this one. */
  readonly before?: BustOutId;
  /** Being corrected: this one. */
  readonly changes?: BustOutId;
  /** The next hand was counted before this was told: it was dealt without them. */
  readonly handBefore?: true;
};

/** What is told to begin with: by a key, or at a seat. All else of it comes with its dialogue. */
export const emptyDraft: BustOutDraft = { out: [], together: 'sameTime' };

export const draftFor = (entry: EntryId): BustOutDraft => ({ ...emptyDraft, out: [{ entry, stack: '', by: [] }] });
