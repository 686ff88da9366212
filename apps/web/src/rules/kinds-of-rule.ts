import { cases, casesOf, type IncidentCase, incidentKinds, type KindName, rule } from '@riffle/floor';
import { formatRuleRef, parsePinnedRef, type Rulebook, type RuleRef, rulebooks } from '@riffle/rulebooks';

type Citing = ReadonlyMap<RuleRef, ReadonlySet<KindName>>;

const isKind = (kind: string): kind is KindName => Object.hasOwn(incidentKinds, kind);
const made = new Map<string, Citing>();

/** Which kinds of incident a rulebook answers with which of its rules, found by putting every worked case to it. */
function citingKinds(book: Rulebook): Citing {
  const known = made.get(book.id);
  if (known !== undefined) return known;
  const citing = new Map<RuleRef, Set<KindName>>();
  for (const { kind, facts } of cases) {
    if (!isKind(kind)) continue;
    const verdict = rule({ kind, facts }, book);
    for (const ref of verdict.ok ? verdict.value.refs : []) {
      const address = parsePinnedRef(ref);
      if (address === undefined) continue;
      const plain = formatRuleRef(address);
      citing.set(plain, (citing.get(plain) ?? new Set()).add(kind));
    }
  }
  for (const { book: id, shows, kind } of cases)
    if (id === book.id && isKind(kind))
      for (const ref of shows) citing.set(ref, (citing.get(ref) ?? new Set()).add(kind));
  made.set(book.id, citing);
  return citing;
}

/** The kinds of incident whose rulings name a rule. */
export const kindsOfRule = (book: Rulebook, ref: RuleRef): readonly KindName[] => [
  ...(citingKinds(book).get(ref) ?? []),
];

/** The worked cases that show a rule, of kinds that there are. */
export const incidentsOf = (ref: RuleRef): readonly (IncidentCase & { readonly kind: KindName })[] =>
  casesOf(ref).filter((each): each is IncidentCase & { readonly kind: KindName } => isKind(each.kind));

/** The rules of all rulebooks that answer these kinds of incident, those first that answer the first. */
export function rulesOfKinds(kinds: readonly KindName[]): ReadonlyMap<RuleRef, number> {
  const ranks = new Map<RuleRef, number>();
  for (const book of rulebooks)
    for (const [ref, citing] of citingKinds(book)) {
      const rank = kinds.findIndex((kind) => citing.has(kind));
      if (rank !== -1) ranks.set(ref, rank);
    }
  return ranks;
}
