import type { Chips } from '@riffle/cards';

/** So many fewer of a value than would fit are tried: enough for sets whose values do not divide one another. */
const FEWER = 4;

/** How few chips of these values, largest first, make the amount; `undefined` where they cannot. */
export function chipsFor(amount: number, values: readonly Chips[]): number | undefined {
  if (amount === 0) return 0;
  const [value, ...smaller] = values;
  if (value === undefined) return undefined;
  const most = Math.floor(amount / value);
  if (smaller.length === 0) return most * value === amount ? most : undefined;
  let best: number | undefined;
  for (let count = most; count >= Math.max(0, most - FEWER); count -= 1) {
    const rest = chipsFor(amount - count * value, smaller);
    if (rest !== undefined && (best === undefined || count + rest < best)) best = count + rest;
    // with values that divide one another the most is the fewest
    if (best !== undefined && count === most && smaller.every((one) => value % one === 0)) break;
  }
  return best;
}

/** Each value once, largest first. */
export const largestFirst = (chips: readonly Chips[]): readonly Chips[] =>
  [...new Set(chips)].filter((chip) => chip > 0).sort((a, b) => b - a);
