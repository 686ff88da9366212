import type { PlanProblem } from '@riffle/formats/problems';
import type { LeftWhy, PrizeNote, ReadyPlan, SpecialKind } from '@riffle/money';

type Code = Extract<PlanProblem, { readonly problem: 'plan' }>['code'];
type Part = Extract<PlanProblem, { readonly problem: 'plan' }>['part'];

/** An amount as it is shown. */
export type Amount = (cents: number) => string;

export type PrizeWords = {
  readonly plan: { readonly [P in ReadyPlan]: { readonly name: string; readonly about: string } };
  readonly special: { readonly [K in SpecialKind]: string };
  readonly left: { readonly [W in LeftWhy]: string };
  readonly note: {
    readonly [C in PrizeNote['code']]: (note: Extract<PrizeNote, { readonly code: C }>, amount: Amount) => string;
  };
  readonly noSuchField: (where: string) => string;
  readonly noPlan: string;
  readonly part: { readonly [P in Part]: string };
  readonly fault: { readonly [C in Code]: string };
  /** Where it is wrong: step of a table and place, as far as known. */
  readonly at: (place: number | undefined, step: number | undefined) => string;
};
