import { type HandRules, handRules } from '@riffle/hand';
import { type BookId, type Cited, type PolicyName, policy, type Rulebook, rulebooks } from '@riffle/rulebooks';

export type BookResult<Result> = { readonly book: Rulebook; readonly result: Result; readonly cited: readonly Cited[] };

/** The same question put to every rulebook, with what each says to the policies that decide it. */
export const acrossBooks = <Result>(
  ask: (rules: HandRules) => Result,
  policies: readonly PolicyName[],
): readonly BookResult<Result>[] =>
  rulebooks.map((book) => ({
    book,
    result: ask(handRules(book)),
    cited: policies.map((name) => policy(book, name)),
  }));

/** The rulebooks whose answer is another than the chosen one's. */
export function otherAnswers<Result>(
  all: readonly BookResult<Result>[],
  chosen: BookId,
): readonly BookResult<Result>[] {
  const own = said(all.find(({ book }) => book.id === chosen)?.result);
  return all.filter(({ result }) => said(result) !== own);
}

/** Each book has addresses of its own: they make no other answer. */
const said = (result: unknown): string =>
  JSON.stringify(result, (key, value: unknown) => (key === 'rules' ? [] : value)) ?? '';
