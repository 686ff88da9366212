import {
  type Bilingual,
  type BookId,
  type Cited,
  type PolicyName,
  policy,
  policyNames,
  type Rulebook,
  type Subject,
  subjectOf,
} from '@riffle/rulebooks';

/** What one rulebook says to one policy: on its usual occasion, and where another occasion differs from it. */
export type BookAnswer = {
  readonly book: BookId;
  readonly usual: Cited;
  readonly otherwise: readonly { readonly occasion: Bilingual; readonly cited: Cited }[];
};
export type ComparedPolicy = {
  readonly name: PolicyName;
  readonly group: Subject;
  readonly answers: readonly BookAnswer[];
  readonly differ: boolean;
};

const same = (a: Cited, b: Cited): boolean => JSON.stringify(a.value) === JSON.stringify(b.value);

export function answerOf(book: Rulebook, name: PolicyName): BookAnswer {
  const usual = policy(book, name);
  const otherwise = book.occasions
    .slice(1)
    .map(({ id, label }) => ({ occasion: label, cited: policy(book, name, id) }))
    .filter(({ cited }) => !same(cited, usual));
  return { book: book.id, usual, otherwise };
}

/** Every policy with what each rulebook says to it, in the order in which people read them. */
export const comparePolicies = (books: readonly Rulebook[]): readonly ComparedPolicy[] =>
  policyNames.map((name) => {
    const answers = books.map((book) => answerOf(book, name));
    const [first] = answers;
    const differ =
      first !== undefined && answers.some(({ usual, otherwise }) => otherwise.length > 0 || !same(usual, first.usual));
    return { name, group: subjectOf(name), answers, differ };
  });

/** What Riffle takes from one rule: the policies that name it, with the occasion where it is not the usual one. */
export function policiesFrom(
  book: Rulebook,
  ref: string,
): readonly { readonly cited: Cited; readonly occasion?: Bilingual }[] {
  const names = (cited: Cited) => cited.refs.some((known) => known === `${book.id}@${book.edition}:${ref}`);
  return policyNames.flatMap((name) => {
    const { usual, otherwise } = answerOf(book, name);
    return [{ cited: usual }, ...otherwise].filter(({ cited }) => names(cited));
  });
}
