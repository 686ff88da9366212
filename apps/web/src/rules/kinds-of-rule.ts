import { type KindName, kindNames, rule } from '@riffle/floor';
import { cases, casesOf, type IncidentCase } from '@riffle/floor/cases';
import { type BookId, formatRuleRef, parsePinnedRef, type Rulebook, type RuleRef, rulebooks } from '@riffle/rulebooks';

const byKind = Map.groupBy(cases, ({ kind }) => kind);
const made = new Map<`${BookId} ${KindName}`, ReadonlySet<RuleRef>>();

/** With which of its rules a rulebook answers a kind of incident, found by putting every worked case of it to the book. */
function rulesOf(book: Rulebook, kind: KindName): ReadonlySet<RuleRef> {
  const key = `${book.id} ${kind}` as const;
  const known = made.get(key);
  if (known !== undefined) return known;
  const refs = new Set<RuleRef>();
  for (const { facts, shows, book: own, occasion } of byKind.get(kind) ?? []) {
    const verdict = rule({ kind, facts }, book, own === book.id && occasion !== undefined ? { occasion } : {});
    for (const ref of verdict.ok ? verdict.value.refs : []) {
      const address = parsePinnedRef(ref);
      if (address !== undefined) refs.add(formatRuleRef(address));
    }
    if (own === book.id) for (const ref of shows) refs.add(ref);
  }
  made.set(key, refs);
  return refs;
}

/** The kinds of incident whose rulings name a rule. The first answer of a rulebook takes a moment: every case is ruled on. */
export const kindsOfRule = (book: Rulebook, ref: RuleRef): readonly KindName[] =>
  kindNames.filter((kind) => rulesOf(book, kind).has(ref));

/** The worked cases that show a rule. */
export const incidentsOf = (ref: RuleRef): readonly IncidentCase[] => casesOf(ref);

/** The rules of all rulebooks that answer these kinds of incident, with the place of the first kind that they answer. */
export function rulesOfKinds(kinds: readonly KindName[]): ReadonlyMap<RuleRef, number> {
  const places = new Map<RuleRef, number>();
  for (const [place, kind] of kinds.entries())
    for (const book of rulebooks) for (const ref of rulesOf(book, kind)) if (!places.has(ref)) places.set(ref, place);
  return places;
}
