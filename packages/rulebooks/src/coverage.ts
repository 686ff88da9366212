import type { BookId, Edition, RuleRef } from './address.ts';
import { type Catalogue, type Rule, type RuleArea, type RuleKind, ruleAreas, ruleKinds } from './rule.ts';

export type Tally = { readonly entries: number; readonly shown: number };

export type RulebookCoverage = {
  readonly id: BookId;
  readonly edition: Edition;
  readonly kinds: { readonly [K in RuleKind]: Tally };
  readonly areas: { readonly [A in RuleArea]: Tally };
  /** The rulebook's own numbers of the rules that no test shows, in its order. */
  readonly missing: readonly string[];
};

export type Coverage = { readonly rulebooks: readonly RulebookCoverage[] };

/** How much of each rulebook is shown by a test. */
export const coverage = (catalogues: readonly Catalogue[], shown: ReadonlySet<RuleRef>): Coverage => ({
  rulebooks: catalogues.map(({ id, edition, rules }) => ({
    id,
    edition,
    kinds: tallies(ruleKinds, (kind) => rules.filter((rule) => rule.kind === kind), shown),
    areas: tallies(ruleAreas, (area) => rules.filter((rule) => rule.area === area), shown),
    missing: rules.filter((rule) => !shown.has(rule.address)).map((rule) => rule.ref),
  })),
});

/** Addresses that tests name and no catalogue has: a misprint in a title would otherwise go unseen. */
export function strayRefs(catalogues: readonly Catalogue[], shown: ReadonlySet<RuleRef>): readonly RuleRef[] {
  const known = new Set(catalogues.flatMap(({ rules }) => rules.map((rule) => rule.address)));
  return [...shown].filter((ref) => !known.has(ref));
}

const tallies = <N extends string>(
  names: readonly N[],
  rulesOf: (name: N) => readonly Rule[],
  shown: ReadonlySet<RuleRef>,
): { readonly [K in N]: Tally } =>
  Object.fromEntries(
    names.map((name) => {
      const rules = rulesOf(name);
      return [name, { entries: rules.length, shown: rules.filter((rule) => shown.has(rule.address)).length }];
    }),
  ) as { readonly [K in N]: Tally };
