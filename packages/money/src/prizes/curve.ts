import type { Curve } from './prize-plan.ts';

/** How many places a curve pays in a field. */
export function paidBy({ field, fewest = 1, most = Number.POSITIVE_INFINITY }: Curve, entries: number): number {
  const share = Math.ceil((entries * field) / 1000);
  return Math.min(entries, Math.max(fewest, Math.min(most, share)));
}

/** Whole weights, best place first, never more for a worse one. */
export function curveWeights(curve: Curve, paid: number): readonly number[] {
  const weights = Array.from({ length: paid }, (_, nth) => weightOf(curve, nth, paid));
  return curve.bands === true ? inBands(weights) : weights;
}

/** Large enough that rounding a weight never shows in a prize, small enough to be exact. */
const SCALE = 1_000_000_000;

function weightOf({ shape, steepness }: Curve, nth: number, paid: number): number {
  switch (shape) {
    case 'power':
      return scaled((nth + 1) ** (-steepness / 100));
    case 'geometric':
      return scaled((1 - steepness / 100) ** nth);
    case 'linear':
      return 100 * paid - steepness * nth;
  }
}

const scaled = (weight: number): number => Math.max(1, Math.round(weight * SCALE));

const THREES_FROM = 9;
const NINES_FROM = 18;

/** Of the place before which `nth` places are: the first of its band, and of the next. */
function bandOf(nth: number): readonly [number, number] {
  if (nth < THREES_FROM) return [nth, nth + 1];
  const size = nth < NINES_FROM ? 3 : 9;
  const first = nth - (nth % size);
  return [first, first + size];
}

function inBands(weights: readonly number[]): readonly number[] {
  return weights.map((_, nth) => {
    const band = weights.slice(...bandOf(nth));
    return Math.floor(band.reduce((sum, weight) => sum + weight, 0) / band.length);
  });
}
