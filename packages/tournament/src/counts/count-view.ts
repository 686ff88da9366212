import type { Chips } from '@riffle/cards';
import type { EntryId } from '../ids.ts';
import type { Millis } from '../structure.ts';
import type { ChipCount } from './chip-count.ts';

/** A count as staff see it. */
export type CountView = Omit<ChipCount, 'stacks'> & {
  readonly stacks: { readonly [entry: EntryId]: Chips };
  /** What should be in play, and what was counted. */
  readonly inPlay: Chips;
  readonly counted: Chips;
  /** Counted less what should be in play; absent while somebody has not been counted. */
  readonly difference?: number;
};

export type CountsView = {
  /** How long had been played when the clock was last set: with the clock, whether the last count is still open. */
  readonly played: Millis;
  /** Oldest first. */
  readonly all: readonly CountView[];
};

/** What a dealer is told of the last count: his own table. `since`: as `played` of all counts. */
export type CountsAtTable = Pick<ChipCount, 'no' | 'occasion' | 'at' | 'played'> & {
  readonly since: Millis;
  readonly stacks: { readonly [entry: EntryId]: Chips };
};
