import { checkNames, type FormulaProblem, namesIn, readFormula } from '@riffle/formula';
import { numberFor, type PointsShare, pointsOf } from '@riffle/money';

/** What a formula is tried on before anything is typed. */
export type TriedValues = { readonly [name: string]: number };
export type Tried =
  | { readonly number: number }
  | { readonly points: PointsShare }
  | { readonly problem: FormulaProblem };

/** Which of these names it asks, or what is wrong with it whatever they are worth. */
export function askedBy(
  formula: string,
  names: readonly string[],
): { readonly asked: readonly string[] } | { readonly problem: FormulaProblem } {
  const read = readFormula(formula);
  const checked = read.ok ? checkNames(read.value, names) : read;
  return checked.ok ? { asked: namesIn(checked.value, names) } : { problem: checked.problem };
}

/** A place and a field are never 0, all else may be. */
export const usualFor = (name: string, tried: TriedValues): number =>
  tried[name] ?? (name === 'rank' || name === 'position' || name === 'roundOut' ? 1 : 0);

export const triedOn = (formula: string, values: TriedValues, result: 'points' | 'number'): Tried =>
  result === 'points' ? pointsOf(formula, values) : numberFor(formula, values);

/** As far as a list over one name goes: to the field for places, else to ten. */
export const spanOf = (name: string, values: TriedValues): readonly number[] => {
  const counts = ['rank', 'position', 'buyins'].includes(name);
  const last = counts ? Math.min(100, Math.max(10, values['buyins'] ?? 10)) : 10;
  return Array.from({ length: counts ? last : last + 1 }, (_, nth) => (counts ? nth + 1 : nth));
};
