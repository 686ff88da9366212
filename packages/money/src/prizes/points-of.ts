import type { FormulaProblem } from '@riffle/formula';
import { roundTo } from '@riffle/formula';
import { inLowest, type PointsShare } from './points-share.ts';
import { numberFor } from './step-of.ts';

const MOST = 1_000_000_000;

/**
 * What a formula of points is worth, in hundredths, half away from zero. What lies behind the ninth decimal is what a machine
 * leaves out of thirds and tenths, and decides nothing.
 */
export function pointsOf(
  text: string,
  values: { readonly [name: string]: number },
): { readonly points: PointsShare } | { readonly problem: FormulaProblem } {
  const found = numberFor(text, values);
  if ('problem' in found) return found;
  if (Math.abs(found.number) > MOST)
    return { problem: { code: 'not-finite', name: text.slice(0, 40), place: { row: 1, column: 1 } } };
  return { points: inLowest({ sum: Math.round(roundTo(roundTo(found.number, 9), 2) * 100) + 0, among: 100 }) };
}
