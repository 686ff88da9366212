import { type Chips, toChips } from '@riffle/cards';
import { chipsFor, largestFirst } from './paid-in-chips.ts';

/** A level's blinds as they could be. `chips`: how many it takes to pay both. */
export type BlindStep = { readonly small: Chips; readonly big: Chips; readonly chips: number };

/** How numbers of chips begin that people can count: 1, 15, 200, 2,500 … */
const ROUND = [10, 15, 20, 25, 30, 40, 50, 60, 75, 80];
/** So many of the smallest chip that is still in use. */
const MULTIPLES = [1, 2, 3, 4, 5, 6, 8];
/** A chip is in use until the small blind is so many of the next larger one. */
const OUT_FROM = 2;
const MOST_STEPS = 400;

/** All blinds that these chips can pay, up to a big blind; the small blind is always half of the big one. */
export function blindSteps(chips: readonly Chips[], upTo: number): readonly BlindStep[] {
  const values = largestFirst(chips);
  const smallest = values.at(-1);
  if (smallest === undefined) return [];
  const smalls = new Set<number>();
  for (const value of values) for (const multiple of MULTIPLES) smalls.add(value * multiple);
  for (let size = 0.1; size * 10 <= upTo; size *= 10)
    for (const round of ROUND) smalls.add(Math.round(size * round * 10) / 10);
  return [...smalls]
    .filter((small) => Number.isSafeInteger(small) && small >= smallest && small * 2 <= upTo)
    .sort((a, b) => a - b)
    .flatMap((small) => stepOf(small, values))
    .slice(0, MOST_STEPS);
}

function stepOf(small: number, values: readonly Chips[]): readonly BlindStep[] {
  const inUse = values.find((value) => value * OUT_FROM <= small) ?? values.at(-1);
  if (inUse === undefined || small % inUse !== 0) return [];
  const [forSmall, forBig] = [chipsFor(small, values), chipsFor(small * 2, values)];
  if (forSmall === undefined || forBig === undefined) return [];
  return [{ small: toChips(small), big: toChips(small * 2), chips: forSmall + forBig }];
}
