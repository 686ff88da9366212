import type { Fact, FactsAsked } from '../src/fact.ts';
import { isAsked } from '../src/read-facts.ts';
import { edgesOf, type Shape } from './edges.ts';
import { said } from './said.ts';

export type Facts = { readonly [name: string]: unknown };

/** One fact that is otherwise, as the record writes it, and the facts with it. */
export type Neighbour = { readonly change: string; readonly facts: Facts };

/** The same incident with one fact otherwise: each other word, and a number on both sides of where something changes. */
export function neighboursOf(asked: FactsAsked, facts: Facts, shape: Shape): readonly Neighbour[] {
  const told = withUsual(asked, facts);
  return Object.entries(asked).flatMap(([name, fact]) => {
    if (!isAsked(fact.when, told)) return [];
    const now = told[name];
    const written = said(now);
    const left = facts[name] === undefined || !mayBeLeftOut(fact) ? [] : [undefined];
    const others = [...left, ...near(fact, now, (value) => shape(without({ ...facts, [name]: value })))];
    const each = new Map(others.map((value) => [said(value), value]));
    each.delete(written);
    return [...each].map(([text, value]) => ({
      change: value === undefined ? `no ${name}` : `${name}=${text}`,
      facts: without({ ...facts, [name]: value }),
    }));
  });
}

const mayBeLeftOut = ({ optional }: Fact): boolean => optional === true;
const without = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

const withUsual = (asked: FactsAsked, given: Facts): Facts =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, { usual }]) => {
      const value = given[name] ?? usual;
      return value === undefined ? [] : [[name, value]];
    }),
  );

function near(fact: Fact, now: unknown, shape: (value: unknown) => string): readonly unknown[] {
  switch (fact.type) {
    case 'yesNo':
      return [false, true];
    case 'choice':
      return fact.of;
    case 'choices':
      return turned(fact.of, listed(now) as readonly string[]);
    case 'chips':
    case 'count':
      return edgesOf(fact, now, shape);
    case 'seat':
      return typeof now === 'number' ? [1, now - 1, now + 1].filter((no) => no >= 1 && no <= 12) : [1];
    case 'chipList':
      return [...less(listed(now)), [...listed(now), 100]];
    case 'seats':
      return less(listed(now));
    case 'cards':
      return less(listed(now));
    case 'card':
      return [];
    case 'list':
      return inEach(fact, listed(now) as readonly Facts[], shape);
  }
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

/** With each word that is missing, without each that is there. */
const turned = (words: readonly string[], now: readonly string[]): readonly (readonly string[])[] =>
  words.map((word) => (now.includes(word) ? now.filter((one) => one !== word) : [...now, word]));

const less = (now: readonly unknown[]): readonly (readonly unknown[])[] =>
  now.length === 0 ? [] : [now.slice(1), now.slice(0, -1), []];

/** One of the first two otherwise in one fact; one fewer. */
function inEach(
  { each, min }: Extract<Fact, { readonly type: 'list' }>,
  now: readonly Facts[],
  shape: (value: unknown) => string,
): readonly (readonly Facts[])[] {
  const changed = now
    .slice(0, 2)
    .flatMap((one, at) =>
      neighboursOf(each, one, (its) => shape(now.with(at, its))).map(({ facts }) => now.with(at, facts)),
    );
  return [...changed, ...(now.length > min ? [now.slice(0, -1)] : [])];
}
