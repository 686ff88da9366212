import type { BookId, Edition } from './address.ts';

/** A rulebook's title page: what it is called, and nothing of what it says. */
export type Imprint = {
  readonly id: BookId;
  readonly edition: Edition;
  /** The edition as the rulebook itself puts it. */
  readonly editionText: string;
  readonly name: string;
};
