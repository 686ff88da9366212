import type { FormulaProblem } from '@riffle/formula';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { FormulaWords } from './formula-words.ts';

const CATALOGUES: { readonly [L in Language]: FormulaWords } = { de, en };

/** What is wrong with a formula and where, in one line. */
export function sayFormulaProblem(problem: FormulaProblem, language: Language): string {
  const { at, problem: words } = CATALOGUES[language];
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  // the catalogue's keys are the codes, each with the facts of its own
  const say = words[problem.code] as (problem: FormulaProblem, figure: (n: number) => string) => string;
  return `${at(problem.place.row, problem.place.column)}: ${say(problem, (n) => figures.format(n))}`;
}
