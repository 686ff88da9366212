import { accept, refuse, type Verdict } from '@riffle/aggregate';
import { parseCard } from '@riffle/cards';
import { isSeatNo } from '@riffle/table';
import type { Conditions, Fact, FactsAsked } from './fact.ts';

/** What is wrong with one fact, by its name (`players.2.stack` inside a list). */
export type FactProblem =
  | { readonly problem: 'missing'; readonly fact: string }
  | { readonly problem: 'notAsked'; readonly fact: string }
  | { readonly problem: 'notPossible'; readonly fact: string; readonly allowed: Allowed };

/** What would have been possible. */
export type Allowed =
  | { readonly is: 'chips'; readonly min: number; readonly max?: number }
  | { readonly is: 'chipList' }
  | { readonly is: 'count'; readonly min: number; readonly max: number }
  | { readonly is: 'yesNo' }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  | { readonly is: 'choices'; readonly of: readonly string[] }
  | { readonly is: 'seat' }
  | { readonly is: 'seats' }
  | { readonly is: 'card' }
  | { readonly is: 'cards' }
  | { readonly is: 'list'; readonly min: number }
  | { readonly is: 'facts' };

type Facts = { readonly [name: string]: unknown };

/** Reads the facts of an incident from what was sent: every fact that is wrong is named, not only the first. */
export function readFacts(asked: FactsAsked, given: unknown, inside = ''): Verdict<Facts, readonly FactProblem[]> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refuse([
      { problem: 'notPossible', fact: inside === '' ? 'facts' : inside.slice(0, -1), allowed: { is: 'facts' } },
    ]);
  const facts: Record<string, unknown> = {};
  const problems: FactProblem[] = [];
  for (const [name, fact] of Object.entries(asked)) {
    if (!isAsked(fact.when, facts)) continue;
    const value = Object.hasOwn(given, name) ? (given as Facts)[name] : undefined;
    if (value === undefined || value === null) {
      if (fact.usual !== undefined) facts[name] = fact.usual;
      else if (fact.optional !== true) problems.push({ problem: 'missing', fact: inside + name });
      continue;
    }
    const read = readFact(fact, value, inside + name);
    if (read.ok) facts[name] = read.value;
    else problems.push(...read.refusal);
  }
  for (const name of Object.keys(given))
    if (!Object.hasOwn(asked, name)) problems.push({ problem: 'notAsked', fact: inside + name });
  return problems.length === 0 ? accept(facts) : refuse(problems);
}

/** Whether a fact matters at all, by the facts before it. */
export const isAsked = (when: Conditions | undefined, facts: Facts): boolean =>
  Object.entries(when ?? {}).every(([name, values]) => values.includes(facts[name] as string | number | boolean));

function readFact(fact: Fact, value: unknown, name: string): Verdict<unknown, readonly FactProblem[]> {
  if (fact.type === 'list') return readList(fact, value, name);
  return fits(fact, value) ? accept(value) : refuse([{ problem: 'notPossible', fact: name, allowed: allowedBy(fact) }]);
}

function readList(
  fact: Extract<Fact, { type: 'list' }>,
  value: unknown,
  name: string,
): Verdict<unknown, readonly FactProblem[]> {
  if (!Array.isArray(value) || value.length < fact.min)
    return refuse([{ problem: 'notPossible', fact: name, allowed: allowedBy(fact) }]);
  const read = value.map((item: unknown, at) => readFacts(fact.each, item, `${name}.${String(at + 1)}.`));
  const problems = read.flatMap((each) => (each.ok ? [] : each.refusal));
  return problems.length > 0 ? refuse(problems) : accept(read.flatMap((each) => (each.ok ? [each.value] : [])));
}

/** A list is read item by item before it comes here. */
function fits(fact: Fact, value: unknown): boolean {
  switch (fact.type) {
    case 'chips':
      return isWhole(value, fact.min);
    case 'chipList':
      return allDo(value, (chip) => isWhole(chip, 1));
    case 'count':
      return isWhole(value, fact.min, fact.max);
    case 'yesNo':
      return typeof value === 'boolean';
    case 'choice':
      return fact.of.includes(value as string);
    case 'choices':
      return allDo(value, (one) => fact.of.includes(one as string));
    case 'seat':
      return isSeat(value);
    case 'seats':
      return allDo(value, isSeat);
    case 'card':
      return isCard(value);
    case 'cards':
      return allDo(value, isCard);
    case 'list':
      return Array.isArray(value);
  }
}

const isWhole = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
const allDo = (value: unknown, does: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(does);
const isSeat = (value: unknown): boolean => typeof value === 'number' && isSeatNo(value);
const isCard = (value: unknown): boolean => typeof value === 'string' && parseCard(value) !== undefined;

function allowedBy(fact: Fact): Allowed {
  switch (fact.type) {
    case 'chips':
      return { is: 'chips', min: fact.min };
    case 'count':
      return { is: 'count', min: fact.min, max: fact.max };
    case 'choice':
    case 'choices':
      return { is: fact.type, of: fact.of };
    case 'list':
      return { is: 'list', min: fact.min };
    case 'chipList':
    case 'yesNo':
    case 'seat':
    case 'seats':
    case 'card':
    case 'cards':
      return { is: fact.type };
  }
}
