import type { Policies, PolicyName, Rulebook } from '@riffle/rulebooks';
import { expect, it } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { rule } from '../rule-incident.ts';
import { bookOf } from '../testing.ts';

/** A policy, one of its values, and an incident with what comes of it. */
export type ValueShown = {
  [P in PolicyName]: readonly [P, Policies[P], kind: string, facts: object, Outcome];
}[PolicyName];

/** For tests: under a rulebook that says only this, and common practice beside it, the value makes the answer. */
export function showsValues(rows: readonly ValueShown[]): void {
  for (const [policy, value, kind, facts, outcome] of rows)
    it(`${policy} ${JSON.stringify(value)}: ${kind}`, () => {
      const verdict = rule({ kind, facts }, bookSaying(policy, value));
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
      expect(verdict.value.outcome).toEqual(outcome);
      const said = { is: 'policy', policy, value, from: 'rulebook' };
      expect(verdict.value.because).toContainEqual(expect.objectContaining(said));
    });
}

const everyWayToRaise = ['oneMotion', 'amountThenChips', 'raiseCallRaise'];

function bookSaying(policy: PolicyName, value: unknown): Rulebook {
  const said = {
    'betting.raiseMethods': { value: everyWayToRaise, refs: ['23.1'] },
    [policy]: { value, refs: ['20.a'] },
  };
  return { ...bookOf('tda55'), answers: said as unknown as Rulebook['answers'] };
}
