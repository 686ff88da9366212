import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact, FactsAsked } from '../../fact.ts';
import { rule } from '../../rule-incident.ts';
import { bookOf } from '../../testing.ts';
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

const books = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'] as const;

it.each(Object.entries(holeCardKinds))(
  '%s: an answer for whatever can be asked, under every rulebook',
  (kind, { facts }) => {
    fc.assert(
      fc.property(factsOf(facts), (given) => {
        for (const book of books) {
          const verdict = rule({ kind, facts: given }, bookOf(book));
          if (!verdict.ok) {
            // only facts that clash are refused, and each is named
            expect(verdict.refusal).toMatchObject({ code: 'facts', problems: [{ problem: 'notPossible' }] });
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
