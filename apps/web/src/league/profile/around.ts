import type { Currency } from '@riffle/money';

/** What a field of an answer has to know of what is around it. */
export type Around = {
  /** What is wrong at this place of the document, in words. */
  readonly problem: (path: string) => string | undefined;
  readonly currency: Currency;
  /** The divisions as the profile calls them now. */
  readonly divisions: readonly string[];
};
