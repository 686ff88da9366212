/** A copy of what one edition of a rulebook says, word by word; it is the club's, and never Riffle's. */
export type KeptText = {
  readonly rulebook: string;
  readonly edition: string;
  /** Of the file that was given. */
  readonly name: string;
  readonly from: 'pdf' | 'text';
  readonly pages?: number;
  readonly text: string;
  readonly addedAt: number;
};

/** The club's own copies of its rulebooks, one for each edition. */
export type RulebookTextStore = {
  /** By rulebook and edition. */
  list(): Promise<readonly KeptText[]>;
  find(rulebook: string, edition: string): Promise<KeptText | undefined>;
  /** In place of the one that was there. */
  put(text: KeptText): Promise<void>;
  /** Whether there was one. */
  remove(rulebook: string, edition: string): Promise<boolean>;
};
