import { type Cited, type PolicyName, policy, type Rulebook, rulebooks } from '@riffle/rulebooks';

/** Rulebooks that answer alike, together. */
export type SameAnswer = {
  readonly cited: Cited;
  readonly books: readonly { readonly book: Rulebook; readonly cited: Cited }[];
};

/** What the rulebooks say to a policy, but for those that say what `own` says. */
export function answersBeside(name: PolicyName, own: Cited | undefined): readonly SameAnswer[] {
  const groups = new Map<string, { cited: Cited; books: { book: Rulebook; cited: Cited }[] }>();
  for (const book of rulebooks) {
    const cited = policy(book, name);
    const said = JSON.stringify(cited.value);
    if (own !== undefined && said === JSON.stringify(own.value)) continue;
    const group = groups.get(said) ?? { cited, books: [] };
    group.books.push({ book, cited });
    groups.set(said, group);
  }
  return [...groups.values()];
}
