import { type BookId, type Language, type Rule, type RuleArea, type RuleKind, search } from '@riffle/rulebooks';

export type Wanted = {
  readonly typed: string;
  readonly book?: BookId;
  readonly area?: RuleArea;
  readonly kind?: RuleKind;
};

/** The rules that fit what was typed and chosen, best first. `rules` must be the same list each time: its index is kept. */
export function findRules(rules: readonly Rule[], wanted: Wanted, language: Language): readonly Rule[] {
  return search(rules, wanted.typed, language).filter(
    (rule) =>
      (wanted.book === undefined || rule.address.startsWith(`${wanted.book}:`)) &&
      (wanted.area === undefined || rule.area === wanted.area) &&
      (wanted.kind === undefined || rule.kind === wanted.kind),
  );
}
