import type { BookId, Edition, Wordings } from '@riffle/rulebooks';

/** A club's own copy of the text of one edition of a rulebook, as it is listed. */
export type RulebookText = {
  readonly rulebook: BookId;
  readonly edition: Edition;
  /** Of the file that was given. */
  readonly name: string;
  readonly from: 'pdf' | 'text';
  /** Of a PDF. */
  readonly pages?: number;
  readonly characters: number;
  readonly addedAt: number;
  /** How many rules the catalogue has, and of how many the text has the words; 0 where the shelf lacks the edition. */
  readonly rules: number;
  readonly found: number;
};

/** The text itself, and where in it each rule's own words stand: `GET /api/rulebook-texts/{id}`. */
export type RulebookTextRead = RulebookText & {
  readonly wordings: Wordings;
  /** Rules of which the text has no words, by their numbers. */
  readonly missing: readonly string[];
};
