import { type FormulaProblem, readFormula, valueOfFormula } from '@riffle/formula';
import type { Cents } from '../cents.ts';
import type { FIELD_NAMES } from './formula-names.ts';
import type { PlacesPlan, TableStep } from './prize-plan.ts';
import type { PlayedFor } from './prize-pool.ts';
import type { PrizeField, PrizeNote } from './prizes.ts';

type Table = Extract<PlacesPlan, { readonly by: 'table' }>;
type Chosen = { readonly step: TableStep | undefined; readonly notes: readonly PrizeNote[] };

/** The last step that begins by then; before all of them the first. */
export function stepOf({ steps, counts = ['entries'], formula }: Table, field: PrizeField, pool: PlayedFor): Chosen {
  const upTo = (counted: number): TableStep | undefined => steps.findLast(({ from }) => from <= counted) ?? steps[0];
  if (formula === undefined)
    return { step: upTo(counts.reduce((sum, what) => sum + (field[what] ?? 0), 0)), notes: [] };
  const found = numberFor(formula, valuesOf(field, pool));
  return 'problem' in found
    ? { step: steps[0], notes: [{ code: 'stepUnknown', formula: found.problem }] }
    : { step: upTo(found.number), notes: [] };
}

/** What a formula knows of a field. */
const valuesOf = (
  { entries, rebuys = 0, addOns = 0, minor = 100 }: PrizeField,
  { total, overlay = 0 as Cents }: PlayedFor,
): { readonly [N in (typeof FIELD_NAMES)[number]]: number } => ({
  buyins: entries,
  totalRebuys: rebuys,
  totalAddOns: addOns,
  pot: total / minor,
  preGuaranteedPot: (total - overlay) / minor,
});

/** The number that a formula is worth; a list is none. */
export function numberFor(
  text: string,
  values: { readonly [name: string]: number },
): { readonly number: number } | { readonly problem: FormulaProblem } {
  const read = readFormula(text);
  const found = read.ok ? valueOfFormula(read.value, values) : read;
  if (!found.ok) return { problem: found.problem };
  return typeof found.value === 'number'
    ? { number: found.value }
    : { problem: { code: 'list-as-number', place: { row: 1, column: 1 } } };
}
