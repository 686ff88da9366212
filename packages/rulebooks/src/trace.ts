import { formatRuleRef, parseRuleRef, type RuleRef } from './address.ts';

/** The rules that a test's title names, each in brackets: `[pvb:42(4)] half a raise or more must be completed`. */
export function tracesIn(title: string): readonly RuleRef[] {
  const named = new Set<RuleRef>();
  for (const [, inside = ''] of title.matchAll(/\[([^[\]]+)\]/g)) {
    const address = parseRuleRef(inside);
    if (address !== undefined) named.add(formatRuleRef(address));
  }
  return [...named];
}
