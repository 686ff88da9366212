import type { BookId, Edition, RuleRef } from './address.ts';
import { type Catalogue, type Rule, type RuleArea, type RuleKind, ruleAreas, ruleKinds } from './rule.ts';

/**
 * How a passing test shows a rule: by what a table, a hand, a night or a screen does, or by a ruling alone, which says it.
 * `beside`: tests name it only together with a neighbour, which shows nothing of it.
 */
export type Shown = 'done' | 'said' | 'beside';

/** `shown` is what is done and what is only said, together. */
export type Tally = {
  readonly entries: number;
  readonly shown: number;
  readonly done: number;
  readonly said: number;
};

export type RulebookCoverage = {
  readonly id: BookId;
  readonly edition: Edition;
  readonly kinds: { readonly [K in RuleKind]: Tally };
  readonly areas: { readonly [A in RuleArea]: Tally };
  /** The rulebook's own numbers of the rules that no test shows by themselves, in its order. */
  readonly missing: readonly string[];
  /** Those that a ruling alone shows. */
  readonly said: readonly string[];
  /** Of the missing those that tests name, but always beside a neighbour. */
  readonly beside: readonly string[];
};

export type Coverage = { readonly rulebooks: readonly RulebookCoverage[] };

/** How much of each rulebook is shown by a test. */
export const coverage = (catalogues: readonly Catalogue[], shown: ReadonlyMap<RuleRef, Shown>): Coverage => ({
  rulebooks: catalogues.map(({ id, edition, rules }) => ({
    id,
    edition,
    kinds: tallies(ruleKinds, (kind) => rules.filter((rule) => rule.kind === kind), shown),
    areas: tallies(ruleAreas, (area) => rules.filter((rule) => rule.area === area), shown),
    missing: refsOf(rules, shown, undefined, 'beside'),
    said: refsOf(rules, shown, 'said'),
    beside: refsOf(rules, shown, 'beside'),
  })),
});

const refsOf = (
  rules: readonly Rule[],
  shown: ReadonlyMap<RuleRef, Shown>,
  ...how: readonly (Shown | undefined)[]
): readonly string[] => rules.filter(({ address }) => how.includes(shown.get(address))).map(({ ref }) => ref);

/** Addresses that tests name and no catalogue has: a misprint in a title would otherwise go unseen. */
export function strayRefs(catalogues: readonly Catalogue[], shown: ReadonlyMap<RuleRef, Shown>): readonly RuleRef[] {
  const known = new Set(catalogues.flatMap(({ rules }) => rules.map((rule) => rule.address)));
  return [...shown.keys()].filter((ref) => !known.has(ref));
}

const tallies = <N extends string>(
  names: readonly N[],
  rulesOf: (name: N) => readonly Rule[],
  shown: ReadonlyMap<RuleRef, Shown>,
): { readonly [K in N]: Tally } =>
  Object.fromEntries(names.map((name) => [name, tallyOf(rulesOf(name), shown)])) as { readonly [K in N]: Tally };

function tallyOf(rules: readonly Rule[], shown: ReadonlyMap<RuleRef, Shown>): Tally {
  const count = (how: Shown): number => rules.filter(({ address }) => shown.get(address) === how).length;
  const [done, said] = [count('done'), count('said')];
  return { entries: rules.length, shown: done + said, done, said };
}
