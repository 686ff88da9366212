import { type Fact, incidentKinds, rule } from '@riffle/floor';
import type { IncidentCase } from '@riffle/floor/cases';
import { findRulebook } from '@riffle/rulebooks';
import { type Given, sheetOf } from '../facts/fact-sheet.ts';

/** What a question tells: the facts by name, and their values as far as they are known. */
export type Told = { readonly names: ReadonlySet<string>; readonly values: Given };

/**
 * The facts that a question has to tell: those that differ from what is assumed, and those that are as assumed or unknown
 * but on which the answer hangs, alone or together with others.
 */
export function toldOf(of: IncidentCase): Told {
  const given: Given = of.facts;
  const lines = sheetOf(incidentKinds[of.kind].facts, given, {});
  const right = answerTo(of, given);
  const hangs = (supposed: Given): boolean => {
    const answer = answerTo(of, { ...given, ...supposed });
    return answer !== undefined && answer !== right;
  };
  const names = new Set<string>();
  const untold: (readonly Given[])[] = [];
  for (const { name, fact, value } of lines) {
    const otherwise = otherValues(fact, value).map((other) => ({ [name]: other }));
    if (!isAsAssumed(fact, value) || otherwise.some(hangs)) names.add(name);
    else untold.push(otherwise);
  }
  for (const [nth, one] of untold.entries())
    for (const other of untold.slice(nth + 1)) {
      const decisive = one.flatMap((a) => other.map((b) => ({ ...a, ...b }))).find(hangs);
      for (const name of Object.keys(decisive ?? {})) names.add(name);
    }
  for (const nth of [0, -1]) {
    // all the rest at once, without those that change nothing in it
    let decisive = untold.map((otherwise) => otherwise.at(nth) ?? {}).filter((one) => !isIn(one, names));
    if (!hangs(merged(decisive))) continue;
    for (const one of decisive) {
      const without = decisive.filter((other) => other !== one);
      if (hangs(merged(without))) decisive = without;
    }
    for (const name of Object.keys(merged(decisive))) names.add(name);
  }
  const told = lines.filter(({ name }) => names.has(name));
  return { names, values: Object.fromEntries(told.map(({ name, value }) => [name, value])) };
}

const merged = (supposed: readonly Given[]): Given => Object.assign({}, ...supposed) as Given;
const isIn = (supposed: Given, names: ReadonlySet<string>): boolean =>
  Object.keys(supposed).some((name) => names.has(name));
const isAsAssumed = (fact: Fact, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(fact.usual);

/** What a case's rulebook says to such facts; `undefined` where they cannot be. */
export function answerTo({ kind, book, occasion }: IncidentCase, facts: Given): string | undefined {
  const rulebook = findRulebook(book);
  if (rulebook === undefined) return undefined;
  const verdict = rule({ kind, facts }, rulebook, occasion === undefined ? {} : { occasion });
  return verdict.ok ? JSON.stringify(verdict.value.outcome) : undefined;
}

/** What the fact could be instead: all of a few, some of many. */
export function otherValues(fact: Fact, value: unknown): readonly unknown[] {
  return someValues(fact).filter((other) => JSON.stringify(other) !== JSON.stringify(value));
}

function someValues(fact: Fact): readonly unknown[] {
  switch (fact.type) {
    case 'yesNo':
      return [true, false];
    case 'choice':
      return fact.of;
    case 'choices':
      return [[], ...fact.of.map((one) => [one])];
    case 'count':
      return [...new Set([fact.min, fact.min + 1, fact.min + 2, fact.max])].filter((count) => count <= fact.max);
    case 'chips':
      return [...new Set([fact.min, 100, 600, 50_000])];
    case 'seat':
      return [1, 2, 9];
    case 'seats':
      return [[], [1], [9]];
    case 'chipList':
      return [[], [100], [100, 1000]];
    case 'card':
      return ['2c', 'As'];
    case 'cards':
      return [[], ['2c'], ['2c', 'As']];
    // each has facts of its own, and nothing is assumed of them
    case 'list':
      return [];
  }
}
