import type { BookId, Edition } from './address.ts';
import type { Bilingual } from './rule.ts';

/** A kind of event that a rulebook treats by rules of its own, by its name. */
export type OccasionName = { readonly id: string; readonly label: Bilingual };

/** A rulebook's title page: what it is called, and nothing of what it says. */
export type Imprint = {
  readonly id: BookId;
  readonly edition: Edition;
  /** The edition as the rulebook itself puts it. */
  readonly editionText: string;
  readonly name: string;
  /** None where the rulebook makes no difference; otherwise the first is the usual one. */
  readonly occasions: readonly OccasionName[];
};
