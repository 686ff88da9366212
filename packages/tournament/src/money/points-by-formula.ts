import { checkNames, type FormulaProblem, namesIn, readFormula } from '@riffle/formula';
import { NIGHT_NAMES, POINTS_NAMES, type PointsShare, pointsOf } from '@riffle/money';
import type { BustOutId, EntryId } from '../ids.ts';
import { setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { type PointsValues, pointsValues } from './points-values.ts';

/** What the formula is worth at one place, and of which values. */
export type AtPlace = { readonly place: number; readonly values: PointsValues } & (
  | { readonly points: PointsShare }
  | { readonly problem: FormulaProblem }
);

/** By entry and place; undefined where the night has no formula. */
export function pointsByFormula(
  state: Tournament,
  untold: ReadonlySet<BustOutId>,
): ((entry: EntryId, place: number) => AtPlace) | undefined {
  const text = setupOf(state).prizePlan?.scoring?.formula;
  if (text === undefined) return undefined;
  // of the days before this one nobody knows more than the field
  const ofDays: readonly string[] = state.carried === undefined ? [] : NIGHT_NAMES;
  const known = POINTS_NAMES.filter((name) => !ofDays.includes(name));
  const read = readFormula(text);
  const checked = read.ok ? checkNames(read.value, known) : read;
  if (!checked.ok) return (_, place) => ({ place, values: {}, problem: checked.problem });
  const valuesAt = pointsValues(state, namesIn(checked.value, known), untold);
  return (entry, place) => {
    const values = valuesAt(entry, place);
    return { place, values, ...pointsOf(text, values) };
  };
}
