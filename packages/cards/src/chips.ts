declare const chips: unique symbol;

/** Tournament chips. A whole number, never negative; money is cents and does not mix. */
export type Chips = number & { readonly [chips]: true };

export function toChips(count: number): Chips {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count of chips: ${String(count)}`);
  return count as Chips;
}

export const sumChips = (counts: Iterable<Chips>): Chips => {
  let sum = 0;
  for (const count of counts) sum += count;
  return toChips(sum);
};
