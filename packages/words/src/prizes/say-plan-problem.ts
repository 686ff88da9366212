import type { PlanProblem } from '@riffle/formats/problems';
import { sayFormulaProblem } from '../formula/say-formula.ts';
import type { Language } from '../language.ts';
import { prizeWords } from './say-prizes.ts';

/** What is wrong with a plan, and where. */
export function sayPlanProblem(problem: PlanProblem, language: Language): string {
  const words = prizeWords[language];
  if (problem.problem === 'shape') return problem.where === '' ? words.noPlan : words.noSuchField(problem.where);
  const at = words.at(problem.place, problem.step);
  const { formula } = problem;
  const what = formula === undefined ? words.fault[problem.code] : sayFormulaProblem(formula, language);
  return `${words.part[problem.part]}${at === '' ? '' : ` (${at})`}: ${what}`;
}
