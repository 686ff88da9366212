import type { PersonId } from '@riffle/people';
import type { Bar, CarriedFrom, EntryId, UnservedPenalty } from '@riffle/tournament';

/** Whom a club lets in nowhere, as an evening has it. */
export type BarKept = Bar;

/** What one evening says of people for others: bars, penalties that are left to be served, and what was begun elsewhere. */
export type StandingIn = {
  readonly bars: readonly BarKept[];
  readonly left: readonly (UnservedPenalty & { readonly person: PersonId })[];
  readonly carried: readonly CarriedFrom[];
  /** Who can serve something there. */
  readonly there: readonly { readonly person: PersonId; readonly entry: EntryId }[];
};
