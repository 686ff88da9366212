import type { Chips } from '@riffle/cards';
import { type ChipSet, isBrokenDown } from './chip-set.ts';

/** For how many starting stacks a set is enough, and which chip runs out first. */
export type Capacity = { readonly stacks: number; readonly bottleneck: Chips };

/** Undefined where nothing says what a stack is made of. */
export function capacityOf(set: ChipSet): Capacity | undefined {
  if (!isBrokenDown(set)) return undefined;
  let least: Capacity | undefined;
  for (const { value, owned, inStack = 0 } of set) {
    if (inStack === 0) continue;
    const stacks = Math.floor(owned / inStack);
    if (least === undefined || stacks < least.stacks) least = { stacks, bottleneck: value };
  }
  return least;
}

/** What `stacks` starting stacks take of each chip, and how many are over; less than nothing where there are too few. */
export const takenBy = (
  set: ChipSet,
  stacks: number,
): readonly { readonly value: Chips; readonly taken: number; readonly over: number }[] =>
  set.map(({ value, owned, inStack = 0 }) => ({ value, taken: inStack * stacks, over: owned - inStack * stacks }));
