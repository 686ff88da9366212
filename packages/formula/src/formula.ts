import { asked, checkAsked } from './asked-names.ts';
import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { parse } from './parse.ts';
import { type FormulaProblem, placeAt, Stopped } from './problem.ts';
import { otherNamesOf } from './same-names.ts';
import type { Value } from './value.ts';

/** A formula that was read; what it is worth hangs on the values that its names are given. */
export type Formula = { readonly text: string; readonly statements: readonly Expression[] };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: FormulaProblem };

/** Reads a formula: docs/formula.md has the language. Never throws. */
export const readFormula = (text: string): Answer<Formula> => answered(text, () => ({ text, statements: parse(text) }));

/** What a formula is worth: always a finite number, or a list of them. Names are taken without regard to case. Never throws. */
export const valueOfFormula = ({ text, statements }: Formula, given: Readonly<Record<string, Value>>): Answer<Value> =>
  answered(text, () => evaluate(statements, given));

/** Of which of these it asks the value, by this name or by another that means the same, whatever of it is worked out. */
export function namesIn<N extends string>({ statements }: Formula, known: readonly N[]): readonly N[] {
  const names = new Set(asked(statements).map(({ name }) => name));
  return known.filter((one) => {
    const name = one.toLowerCase();
    return names.has(name) || [...otherNamesOf(name)].some((other) => names.has(other));
  });
}

/** Whether all names have a value where these have one: what can be said of a formula before there are values. Never throws. */
export const checkNames = (formula: Formula, known: readonly string[]): Answer<Formula> =>
  answered(formula.text, () => {
    checkAsked(formula.statements, known);
    return formula;
  });

function answered<T>(text: string, work: () => T): Answer<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { ok: false, problem: { ...error.fault, place: placeAt(text, error.at) } };
  }
}
