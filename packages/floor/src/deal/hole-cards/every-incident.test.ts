import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact, FactsAsked } from '../../fact.ts';
import { type IncidentRefusal, rule } from '../../rule-incident.ts';
import { BOOKS, bookOf } from '../../testing.ts';
import { holeCardKinds } from './kinds.ts';

const SEATS = fc.integer({ min: 1, max: 12 });

const valueFor = (fact: Fact): fc.Arbitrary<unknown> => {
  switch (fact.type) {
    case 'chips':
      return fc.integer({ min: fact.min, max: 10_000 });
    case 'count':
      return fc.integer({ min: fact.min, max: fact.max });
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...fact.of);
    case 'choices':
      return fc.subarray([...fact.of]);
    case 'seat':
      return SEATS;
    case 'seats':
      return fc.uniqueArray(SEATS, { minLength: 2 });
    case 'card':
    case 'cards':
    case 'chipList':
    case 'list':
      throw new RangeError(`the deal asks for no ${fact.type}`);
  }
};

const factsOf = (asked: FactsAsked): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(asked).map(([name, fact]) => [name, valueFor(fact)])));

/** Only facts that clash are refused, and each of them is named once: several may clash in one incident. */
function refusedForClashes(refusal: IncidentRefusal, asked: FactsAsked): void {
  const problems = refusal.code === 'facts' ? refusal.problems : [];
  expect(problems.length, refusal.code).toBeGreaterThan(0);
  for (const { problem, fact } of problems) {
    expect(problem).toBe('notPossible');
    expect(asked).toHaveProperty(fact);
  }
  expect(new Set(problems.map(({ fact }) => fact)).size).toBe(problems.length);
}

it('a boxed card that two facts make impossible at once: both are named', () => {
  const facts = { players: 2, holeCards: 1, cardNo: 3, seat: 1, found: 'afterActs', actsWithChips: 0, actsWithout: 0 };
  expect(rule({ kind: 'boxedCard', facts }, bookOf('pvb'))).toMatchObject({
    ok: false,
    refusal: { code: 'facts', problems: [{ fact: 'actsWithout' }, { fact: 'cardNo' }] },
  });
});

it.each(Object.entries(holeCardKinds))(
  '%s: an answer for whatever can be asked, under every rulebook',
  (kind, { facts }) => {
    fc.assert(
      fc.property(factsOf(facts), (given) => {
        for (const book of BOOKS) {
          const verdict = rule({ kind, facts: given }, bookOf(book));
          if (!verdict.ok) {
            refusedForClashes(verdict.refusal, facts);
            return;
          }
          const { outcome, steps, moves, because } = verdict.value;
          expect(steps.length).toBeGreaterThan(0);
          expect(because.some((link) => link.is === 'policy')).toBe(true);
          for (const { from, to } of moves) expect(from).not.toEqual(to);
          if (outcome.is === 'betsForfeited') expect(given).toMatchObject({ pot: outcome.amount + outcome.returned });
        }
      }),
      { numRuns: 60 },
    );
  },
);
