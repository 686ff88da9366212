export { readFormula, valueOfFormula } from './formula.ts';
export type { FormulaProblem, Wanted } from './problem.ts';
export type { Value } from './value.ts';
