export { checkNames, type Formula, namesIn, readFormula, valueOfFormula } from './formula.ts';
export type { FormulaProblem, Wanted } from './problem.ts';
export { roundTo } from './rounding.ts';
export type { Value } from './value.ts';
