import type { MoneySetup, Structure } from '@riffle/tournament';

/** A proposal that is taken, with what was typed for it. */
export type Taken = {
  readonly levels: Structure;
  readonly stack: number;
  readonly players: number;
  readonly lateEntryThrough: number;
  /** What the night sells, offered as proposed; absent where Riffle keeps no money. */
  readonly money?: MoneySetup;
};
