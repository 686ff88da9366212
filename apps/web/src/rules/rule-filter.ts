import {
  type BookId,
  type Language,
  type Rule,
  type RuleArea,
  type RuleKind,
  type RuleRef,
  search,
} from '@riffle/rulebooks';

export type Wanted = {
  readonly typed: string;
  readonly book?: BookId;
  readonly area?: RuleArea;
  readonly kind?: RuleKind;
};

/** Rules that answer an incident which was meant, by how near it is: `verbrannt` means the rules of burning. */
export type Meant = ReadonlyMap<RuleRef, number>;

/**
 * The rules that fit what was typed and chosen, best first, and after them those that answer an incident which fits it.
 * `rules` must be the same list each time: its index is kept.
 */
export function findRules(
  rules: readonly Rule[],
  wanted: Wanted,
  language: Language,
  meant: Meant = new Map(),
): readonly Rule[] {
  const direct = search(rules, wanted.typed, language);
  const found = new Set(direct);
  const further = rules
    .filter((rule) => meant.has(rule.address) && !found.has(rule))
    .toSorted((a, b) => (meant.get(a.address) ?? 0) - (meant.get(b.address) ?? 0));
  return [...direct, ...further].filter(
    (rule) =>
      (wanted.book === undefined || rule.address.startsWith(`${wanted.book}:`)) &&
      (wanted.area === undefined || rule.area === wanted.area) &&
      (wanted.kind === undefined || rule.kind === wanted.kind),
  );
}
