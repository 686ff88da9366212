import type { PlanFault } from '@riffle/money';

/** Why a document is no prize plan. `where`: the field that does not belong there or has no such value, as `places.rows.0.share`. */
export type PlanProblem =
  | { readonly problem: 'shape'; readonly where: string }
  | ({ readonly problem: 'plan' } & PlanFault);
