import type { RefusalCode, TournamentRefusal } from '@riffle/tournament';
import type { Say } from '../naming.ts';

/** What happened, why, and what would be allowed instead. */
export type Told = { readonly title: string; readonly detail?: string; readonly allowed?: readonly string[] };

/** A new refusal without words does not compile. */
export type RefusalWords = {
  readonly [C in RefusalCode]: (refusal: Extract<TournamentRefusal, { code: C }>, say: Say) => Told;
};
