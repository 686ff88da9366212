import type { Fact, FactsAsked } from '../src/fact.ts';
import { isAsked } from '../src/read-facts.ts';
import { edgesOf } from './edges.ts';
import { said } from './said.ts';
import type { Facts, Shape } from './shape.ts';

/** One fact that is otherwise, as the record writes it, and the facts with it. */
export type Neighbour = { readonly change: string; readonly facts: Facts };

/** The same incident with one fact otherwise: each other word, and a number on both sides of where something changes. */
export function neighboursOf(asked: FactsAsked, facts: Facts, shape: Shape): readonly Neighbour[] {
  const told = withUsual(asked, facts);
  return namesOf(asked, told).flatMap((name) => withOther(name, asked, facts, shape));
}

/** One fact at each other value, with what must be told then. */
function withOther(name: string, asked: FactsAsked, facts: Facts, shape: Shape): readonly Neighbour[] {
  const fact = asked[name];
  if (fact === undefined) return [];
  const now = facts[name] ?? fact.usual;
  const others = near(fact, now, (value) => shape(filled(asked, { ...facts, [name]: value }, shape)));
  const all = facts[name] !== undefined && fact.optional === true ? [undefined, ...others] : others;
  const each = new Map(all.map((value) => [said(value), value]));
  each.delete(said(now));
  return [...each].map(([text, value]) => ({
    change: value === undefined ? `no ${name}` : `${name}=${text}`,
    facts: filled(asked, { ...facts, [name]: value }, shape),
  }));
}

const namesOf = (asked: FactsAsked, told: Facts): readonly string[] =>
  Object.keys(asked).filter((name) => isAsked(asked[name]?.when, told));

/** With something where a fact is asked now and has no usual value: the first that can be. */
function filled(asked: FactsAsked, facts: Facts, shape: Shape): Facts {
  let its = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  for (const name of namesOf(asked, withUsual(asked, its))) {
    const fact = asked[name];
    if (fact === undefined || its[name] !== undefined || fact.usual !== undefined || fact.optional === true) continue;
    const ways = firstOf(fact).map((value) => ({ ...its, [name]: value }));
    its = ways.find((way) => shape(way).startsWith('[')) ?? ways[0] ?? its;
  }
  return its;
}

function firstOf(fact: Fact): readonly unknown[] {
  switch (fact.type) {
    case 'chips':
      return [1000, Math.max(fact.min, 1), 10_000];
    case 'count':
      return [fact.min, Math.min(fact.min + 2, fact.max)];
    case 'choice':
      return fact.of;
    case 'yesNo':
      return [true, false];
    case 'seat':
      return [1, 2];
    case 'chipList':
      return [[500]];
    case 'card':
      return ['Kd'];
    case 'choices':
    case 'seats':
    case 'cards':
    case 'list':
      return [];
  }
}

/** Words that none of these incidents tells, each told by the first of them that can be with it: cases of their own. */
export function untold(asked: FactsAsked, all: readonly Facts[], shape: Shape): readonly Facts[] {
  const words = Object.entries(asked).flatMap(([name, fact]) =>
    fact.type === 'choice' || fact.type === 'yesNo' ? wordsOf(fact).map((word) => ({ name, word })) : [],
  );
  const toldIn = (facts: Facts, name: string): unknown =>
    isAsked(asked[name]?.when, withUsual(asked, facts)) ? withUsual(asked, facts)[name] : undefined;
  return words
    .filter(({ name, word }) => all.every((facts) => toldIn(facts, name) !== word))
    .flatMap(({ name, word }) => {
      const ways = all.map((facts) => filled(asked, { ...facts, [name]: word }, shape));
      const found = ways.find((way) => toldIn(way, name) === word && shape(way).startsWith('['));
      return found === undefined ? [] : [found];
    });
}

const wordsOf = (fact: Extract<Fact, { readonly type: 'choice' | 'yesNo' }>): readonly unknown[] =>
  fact.type === 'yesNo' ? [false, true] : fact.of.length > LONG ? [] : fact.of;

/** Of a longer list, all offences for one, each word is tried beside a case, and makes none of its own. */
const LONG = 12;

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
      return [...less(listed(now)), [...listed(now), 100], ...lastChip(listed(now), shape)];
    case 'seats':
      return [
        ...less(listed(now)),
        ...SEATS.filter((no) => !listed(now).includes(no)).map((no) => [...listed(now), no]),
      ];
    case 'cards':
      return less(listed(now));
    case 'card':
      return [];
    case 'list':
      return inEach(fact, listed(now) as readonly Facts[], shape);
  }
}

/** The last chip is another, on both sides of where something changes. */
const lastChip = (now: readonly unknown[], shape: (value: unknown) => string): readonly (readonly unknown[])[] =>
  now.length === 0
    ? []
    : edgesOf({ type: 'chips', min: 1 }, now.at(-1), (chip) => shape(now.with(-1, chip))).map((chip) =>
        now.with(-1, chip),
      );
const SEATS = [1, 2, 9, 12];
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
