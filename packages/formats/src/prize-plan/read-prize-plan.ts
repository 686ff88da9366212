import { type PrizePlan, planFault } from '@riffle/money';
import type { PlanProblem } from '../problems/plan-problem.ts';
import { prizePlanShape } from './prize-plan-shape.ts';

type ReadPlan = { readonly ok: true; readonly plan: PrizePlan } | { readonly ok: false; readonly because: PlanProblem };

/** A prize plan from a document: its shape first, then what it says. */
export function readPrizePlan(document: unknown): ReadPlan {
  const read = prizePlanShape.safeParse(document);
  if (!read.success) {
    const where = read.error.issues[0]?.path.map(String).join('.') ?? '';
    return { ok: false, because: { problem: 'shape', where } };
  }
  const fault = planFault(read.data);
  return fault === undefined ? { ok: true, plan: read.data } : { ok: false, because: { problem: 'plan', ...fault } };
}
