import type { Phase } from '@riffle/floor';
import type { BookId } from '@riffle/rulebooks';
import type { Language } from '@riffle/words';
import type { ToldLine } from '../facts/told-lines.ts';

/** A question in words: all that somebody reads until he has answered, and nothing of what rules. */
export type Asked = {
  /** Which of the worked cases it asks. */
  readonly nth: number;
  readonly book: BookId;
  readonly occasion?: string;
  readonly phase: Phase;
  readonly label: string;
  readonly what: string;
  readonly told: readonly ToldLine[];
  readonly answers: readonly string[];
  /** Which of them is right. */
  readonly right: number;
};

/** The same question in every language. */
export type AskedIn = (language: Language) => Asked;
