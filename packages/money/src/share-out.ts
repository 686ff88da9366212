import { type Cents, toCents } from './cents.ts';

/**
 * A whole amount in parts as near to the weights as whole cents can be, exact in sum: what rounding down leaves over goes,
 * a cent each, to the largest remainders, of equal ones to the first. Weights are at least 0, one of them more.
 */
export function shareOut(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const down = exact.map(Math.floor);
  const left = amount - down.reduce((sum, part) => sum + part, 0);
  const favoured = new Set(
    exact
      .map((part, nth) => ({ nth, remainder: part - Math.floor(part) }))
      .sort((a, b) => b.remainder - a.remainder || a.nth - b.nth)
      .slice(0, left)
      .map(({ nth }) => nth),
  );
  return down.map((part, nth) => toCents(favoured.has(nth) ? part + 1 : part));
}
