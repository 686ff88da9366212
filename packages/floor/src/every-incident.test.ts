import { knownValues, type PolicyName, policyChoices, type Rulebook } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact, FactsAsked } from './fact.ts';
import { incidentKinds, type KindName, kindNames } from './kinds.ts';
import { type FactProblem, isAsked } from './read-facts.ts';
import { rule } from './rule-incident.ts';
import type { Ruling } from './ruling.ts';
import { BOOKS, bookOf, ruled } from './testing.ts';

const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];
const chips = (min: number) => fc.oneof(fc.integer({ min, max: min + 30 }), fc.integer({ min, max: 30_000 }));
const card = fc.tuple(fc.constantFrom(...RANKS), fc.constantFrom(...SUITS)).map(([rank, suit]) => rank + suit);
const seat = fc.integer({ min: 1, max: 12 });

function anyOf(fact: Fact): fc.Arbitrary<unknown> {
  switch (fact.type) {
    case 'chips':
      return chips(fact.min);
    case 'chipList':
      return fc.array(fc.constantFrom(25, 100, 500, 1000, 5000), { maxLength: 5 });
    case 'count':
      return fc.integer({ min: fact.min, max: Math.min(fact.max, fact.min + 40) });
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...fact.of);
    case 'choices':
      return fc.subarray([...fact.of]);
    case 'seat':
      return seat;
    case 'seats':
      return fc.uniqueArray(seat, { maxLength: 9 });
    case 'card':
      return card;
    case 'cards':
      return fc.uniqueArray(card, { maxLength: 7 });
    case 'list':
      return fc.array(anyFacts(fact.each), { minLength: fact.min, maxLength: 4 });
  }
}

/** Facts of one kind: what has a usual value or may be left out is left out at times. */
const anyFacts = (asked: FactsAsked): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(asked).map(([name, fact]) => {
          const may = fact.usual !== undefined || fact.optional === true;
          return [name, may ? fc.option(anyOf(fact), { nil: undefined }) : anyOf(fact)];
        }),
      ),
    )
    .map((facts) => {
      const kept: Record<string, unknown> = {};
      for (const [name, fact] of Object.entries(asked))
        if (facts[name] !== undefined && isAsked(fact.when, withUsual(asked, kept))) kept[name] = facts[name];
      return kept;
    });

const withUsual = (asked: FactsAsked, given: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(asked).flatMap(([name, { usual }]) => (usual === undefined ? [] : [[name, usual]])),
  ),
  ...given,
});

/** The same facts but for one, which may stand in a list: `players.2.stack`. */
function withFact(facts: unknown, path: string, value: unknown): object {
  const copy = JSON.parse(JSON.stringify(facts)) as object;
  const names = path.split('.').map((name) => (/^\d+$/.test(name) ? String(Number(name) - 1) : name));
  const place = names.slice(0, -1).reduce<object>((at, name) => Reflect.get(at, name), copy);
  Reflect.set(place, names.at(-1) ?? '', value);
  return copy;
}

/** A rulebook with any of the choices that the editor of house rulebooks offers. */
const anyHouse: fc.Arbitrary<Rulebook> = fc
  .record(
    Object.fromEntries(
      Object.entries(policyChoices).flatMap(([name, values]) =>
        typeof knownValues(name as PolicyName)[0] === 'string' ? [[name, fc.constantFrom(...values)]] : [],
      ),
    ),
  )
  .map((values) => ({
    ...bookOf('tda55'),
    answers: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, refs: ['1'] }])),
  }));

/** The floor has at least one thing to do; the list of alternatives holds neither the proposal nor anything twice. */
function isComplete({ outcome, steps, answer, range }: Ruling): void {
  expect(steps.length).toBeGreaterThan(0);
  expect(range).not.toContainEqual(outcome);
  expect(new Set(range.map((other) => JSON.stringify(other))).size).toBe(range.length);
  if (answer === 'determined') expect(range).toEqual([]);
}

describe('every kind of incident, under every rulebook', () => {
  it.each(kindNames)('%s: any facts are answered or refused with the fact that cannot be', (kind: KindName) => {
    fc.assert(
      fc.property(anyFacts(incidentKinds[kind].facts), fc.constantFrom(...BOOKS), (facts, book) => {
        const verdict = rule({ kind, facts }, bookOf(book));
        if (!verdict.ok) {
          expect(verdict.refusal).toMatchObject({ code: 'facts', kind });
          return;
        }
        const { outcome, answer, because } = verdict.value;
        expect(outcome.is).toBeTruthy();
        if (answer === 'notCovered')
          expect(because.some((link) => link.is === 'policy' && (link.decides || link.shapes))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each(kindNames)('%s: an answer that cites no rule is not the text of any', (kind: KindName) => {
    fc.assert(
      fc.property(anyFacts(incidentKinds[kind].facts), fc.constantFrom(...BOOKS), (facts, book) => {
        const verdict = rule({ kind, facts }, bookOf(book));
        if (!verdict.ok || verdict.value.basis !== 'text') return;
        const { because } = verdict.value;
        expect(because.some((link) => link.is === 'policy' && link.refs.length > 0)).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it.each(kindNames)('%s: a fact that cannot be says what could be, to the last chip', (kind: KindName) => {
    const problemsOf = (facts: object): readonly FactProblem[] => {
      const verdict = rule({ kind, facts }, bookOf('tda55'));
      return verdict.ok || verdict.refusal.code !== 'facts' ? [] : verdict.refusal.problems;
    };
    fc.assert(
      fc.property(anyFacts(incidentKinds[kind].facts), (facts) => {
        for (const problem of problemsOf(facts)) {
          if (problem.problem !== 'notPossible' || !('min' in problem.allowed) || problem.allowed.is === 'list')
            continue;
          const { fact, allowed } = problem;
          const { min, max = min } = allowed as { readonly min: number; readonly max?: number };
          if (max < min) continue;
          const said = (value: number) => problemsOf(withFact(facts, fact, value));
          for (const possible of [min, max]) expect(said(possible)).not.toContainEqual(problem);
          if (min > 0) expect(said(min - 1)).not.toEqual([]);
          if ('max' in allowed) expect(said(max + 1)).not.toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(kindNames)('%s: says what to do now; what else is within bounds is something else', (kind) => {
    fc.assert(
      fc.property(anyFacts(incidentKinds[kind].facts), fc.constantFrom(...BOOKS), (facts, book) => {
        const verdict = rule({ kind, facts }, bookOf(book));
        if (verdict.ok) isComplete(verdict.value);
      }),
      { numRuns: 60 },
    );
  });

  it.each(kindNames)('%s: a house rulebook may answer every policy otherwise', (kind) => {
    fc.assert(
      fc.property(anyFacts(incidentKinds[kind].facts), anyHouse, (facts, house) => {
        const verdict = rule({ kind, facts }, house);
        if (verdict.ok) isComplete(verdict.value);
      }),
      { numRuns: 100 },
    );
  });

  it('hidden chips: nothing is made and nothing is lost but what leaves play', () => {
    const { facts } = incidentKinds.hiddenChips;
    fc.assert(
      fc.property(anyFacts(facts), fc.constantFrom(...BOOKS), (its, book) => {
        const { outcome, range } = ruled(book, 'hiddenChips', its);
        const { shown, hidden, callerStack } = its as { shown: number; hidden: number; callerStack: number };
        for (const settled of [outcome, ...range]) {
          if (settled.is !== 'hiddenChipsSettled') throw new Error(settled.is);
          const { allInHas, opponentHas, removed } = settled;
          expect(allInHas + opponentHas + removed).toBe(shown + hidden + callerStack);
          expect(Math.min(allInHas, opponentHas, removed)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('a shared pot adds up, and no share is more than one chip above another', () => {
    const winners = fc.uniqueArray(seat, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), winners, seat, (units, seats, buttonSeat) => {
        const { outcome } = ruled('pvb', 'oddChip', { pot: units * 100, buttonSeat, winners: seats });
        if (outcome.is !== 'potShared') throw new Error(outcome.is);
        const amounts = outcome.shares.map(({ amount }) => amount);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(units * 100);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(100);
        expect(outcome.shares.map((share) => share.seat).toSorted()).toEqual(seats.toSorted());
      }),
    );
  });
});
