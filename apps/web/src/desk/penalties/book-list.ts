import { fold, OFFENCES, type Offence, type Rule, type Rulebook, wordsOf } from '@riffle/rulebooks';
import { breachesOf } from '@riffle/rulebooks/breaches';
import { type Language, sayOffence } from '@riffle/words';
import type { Told } from './what-it-asks-for.ts';

/** A line of what can be entered: a rule of the book with what it forbids, or a kind of breach that the book does not name. */
export type BreachLine = Told & { readonly said: string; readonly gist?: string };

/** In the order of the rulebook, once its rules are there; what it names nowhere comes last. */
export function bookList(book: Rulebook, rules: readonly Rule[], language: Language): readonly BreachLine[] {
  const at = new Map(rules.map(({ ref }, nth) => [ref, nth]));
  const place = (rule: string): number => at.get(rule) ?? rules.length;
  const listed = breachesOf(book)
    .map(({ rule, is }): BreachLine & { readonly rule: string } => {
      const gist = rules[at.get(rule) ?? -1]?.gist[language];
      return { offence: is, rule, said: sayOffence(language, is), ...(gist !== undefined && { gist }) };
    })
    .sort((a, b) => place(a.rule) - place(b.rule));
  const named = new Set<Offence>(listed.map(({ offence }) => offence));
  const others = OFFENCES.filter((offence) => !named.has(offence))
    .map((offence) => ({ offence, said: sayOffence(language, offence) }))
    .sort((a, b) => a.said.localeCompare(b.said, language));
  return [...listed, ...others];
}

/** The lines that have each typed word somewhere: in the rule's number, its kind or what it says. */
export function sought(lines: readonly BreachLine[], typed: string): readonly BreachLine[] {
  const words = wordsOf(fold(typed));
  return lines.filter(({ rule = '', said, gist = '' }) => {
    const text = fold(`${rule} ${said} ${gist}`);
    return words.every((word) => text.includes(word));
  });
}

export const sameBreach = (one: Told | undefined, other: Told): boolean =>
  one?.offence === other.offence && one.rule === other.rule;
