import type { RuleRef } from './address.ts';
import { SAID_TWICE } from './said-twice.ts';

const twice = new Set(SAID_TWICE.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
const bookOf = (ref: RuleRef): string => ref.slice(0, ref.indexOf(':'));

/**
 * Rules that no test names without one and the same neighbour of their book. Such a test need not fail where one of the two
 * is broken, and a ruling cites all that stands behind its answer: only a case of its own tells. Each list is what one test names.
 */
export function onlyBeside(named: readonly (readonly RuleRef[])[]): ReadonlySet<RuleRef> {
  const beside = new Map<RuleRef, ReadonlySet<RuleRef>>();
  for (const rules of named)
    for (const rule of rules) {
      const others = new Set(
        rules.filter((other) => other !== rule && bookOf(other) === bookOf(rule) && !twice.has(`${rule} ${other}`)),
      );
      const before = beside.get(rule);
      beside.set(rule, before === undefined ? others : new Set([...before].filter((other) => others.has(other))));
    }
  return new Set([...beside].filter(([, always]) => always.size > 0).map(([rule]) => rule));
}
