/** `amount` × `weight` / `whole`, rounded down, exact whatever the size; nothing of nothing. */
export function portion(amount: number, weight: number, whole: number): number {
  if (whole === 0) return 0;
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return (product - (product % whole)) / whole;
  return Number((BigInt(amount) * BigInt(weight)) / BigInt(whole));
}

export const downTo = (unit: number, amount: number): number => amount - (amount % unit);
export const upTo = (unit: number, amount: number): number => downTo(unit, amount + unit - 1);
