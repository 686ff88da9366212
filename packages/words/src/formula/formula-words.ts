import type { FormulaProblem, Wanted } from '@riffle/formula';

type Of<C extends FormulaProblem['code']> = Extract<FormulaProblem, { readonly code: C }>;

/** What is wrong with a formula, in one line. */
export type FormulaWords = {
  readonly at: (row: number, column: number) => string;
  readonly wanted: { readonly [W in Wanted]: string };
  readonly problem: {
    readonly [C in FormulaProblem['code']]: (problem: Of<C>, figure: (n: number) => string) => string;
  };
};
