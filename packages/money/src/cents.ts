declare const cents: unique symbol;
/** Money in the smallest unit of its currency, a whole number; chips are `Chips` and do not mix. */
export type Cents = number & { readonly [cents]: true };
export function toCents(count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not an amount of money: ${String(count)}`);
  return count as Cents;
}
