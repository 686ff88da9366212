import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { parse } from './parse.ts';
import { type FormulaProblem, placeAt, Stopped } from './problem.ts';
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

function answered<T>(text: string, work: () => T): Answer<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { ok: false, problem: { ...error.fault, place: placeAt(text, error.at) } };
  }
}
