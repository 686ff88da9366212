import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact, FactsAsked } from '../fact.ts';
import type { Outcome } from '../outcome.ts';
import { rule } from '../rule-incident.ts';
import { BOOKS, bookOf } from '../testing.ts';
import { bettingLimitKinds } from './betting-limit-kinds.ts';
import { wagerKinds } from './wager-kinds.ts';

const kinds: { readonly [name: string]: { readonly facts: FactsAsked } } = { ...wagerKinds, ...bettingLimitKinds };

const CHIPS = [25, 50, 100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 2000, 5000] as const;

/** Any value that the fact allows, chips in the sizes of one level. */
function anyOf(fact: Fact): fc.Arbitrary<unknown> {
  switch (fact.type) {
    case 'chips':
      return fc.constantFrom(...CHIPS, ...(fact.min === 0 ? [0] : []));
    case 'chipList':
      return fc.array(fc.constantFrom(...CHIPS), { maxLength: 5 });
    case 'count':
      return fc.integer({ min: fact.min, max: fact.max });
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...fact.of);
    case 'seat':
      return fc.integer({ min: 1, max: 12 });
    case 'choices':
      return fc.subarray([...fact.of]);
    default:
      throw new RangeError(fact.type);
  }
}

const anyFacts = (asked: FactsAsked) =>
  fc.record(
    Object.fromEntries(Object.entries(asked).map(([name, fact]) => [name, fc.option(anyOf(fact), { nil: undefined })])),
  );

/** Whether every amount in it is a whole number of chips, nothing owed and returned at once. */
function isSound(outcome: Outcome): boolean {
  const numbers = JSON.stringify(outcome, (_, value: unknown) =>
    typeof value === 'number' && !(Number.isSafeInteger(value) && value >= 0) ? 'broken' : value,
  );
  return !numbers.includes('broken') && !('change' in outcome && 'add' in outcome);
}

describe('whatever happens at the bet', () => {
  for (const [kind, { facts }] of Object.entries(kinds))
    it(`${kind}: every rulebook answers, with steps and whole chips`, () => {
      let answered = 0;
      fc.assert(
        fc.property(anyFacts(facts), (given) => {
          for (const book of BOOKS) {
            const verdict = rule({ kind, facts: given }, bookOf(book));
            if (!verdict.ok) return;
            answered += 1;
            expect(verdict.value.steps.length).toBeGreaterThan(0);
            expect(verdict.value.because.length).toBeGreaterThan(0);
            expect(isSound(verdict.value.outcome)).toBe(true);
          }
        }),
        { numRuns: 400 },
      );
      expect(answered).toBeGreaterThan(20);
    });
});
