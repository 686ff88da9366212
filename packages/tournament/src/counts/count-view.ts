import type { Instant } from '@riffle/aggregate';
import type { Chips } from '@riffle/cards';
import type { Cited } from '@riffle/rulebooks';
import type { EntryId } from '../ids.ts';
import type { Millis } from '../structure.ts';
import type { CountedStack } from './count-command.ts';
import type { ChipCount, IssuedLine } from './count-shape.ts';
import type { WhyOff } from './why-off.ts';

/** A count as staff see it. */
export type CountView = Omit<ChipCount, 'stacks' | 'issued'> & {
  readonly stacks: { readonly [entry: EntryId]: Chips };
  /** What should be in play line by line, with what the rulebook says of it, and all of it together. */
  readonly issued: readonly (IssuedLine & { readonly because?: Cited })[];
  readonly inPlay: Chips;
  readonly counted: Chips;
  /** Counted less what should be in play; absent while somebody has not been counted. */
  readonly difference?: number;
  /** Of the last count: where to look. */
  readonly why?: readonly WhyOff[];
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

/** Who has most, as the room is told: most first. */
export type BigStacks = {
  readonly at: Instant;
  /** Of all who were counted. */
  readonly average: Chips;
  readonly stacks: readonly CountedStack[];
};
