import type { Cents, PrizePlan } from '@riffle/money';

/** What was chosen of prizes. `amounts`: what the places win then, by which a night without money takes them. */
export type WantedPrizes = {
  /** Absent where prizes are typed in. */
  readonly plan: PrizePlan | undefined;
  readonly guarantee: Cents;
  /** By the house, all in all. */
  readonly added: Cents;
  readonly amounts: readonly Cents[];
};
