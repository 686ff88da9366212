import { type BookId, type Language, loadLabels, type PolicyName, parsePinnedRef, rulebooks } from '@riffle/rulebooks';
import { policyWords } from '@riffle/words';

/** The numbers of rules in the reader's language; JSON has the addresses as they are. */
export type ToldNumbers = {
  /** `oepbl@2011-01-18:6.6 Einsatzlinie`; of a house, what it answers. */
  readonly cited: (ref: string) => string;
  readonly number: (book: BookId, ref: string) => string;
};

export async function toldNumbers(language: Language): Promise<ToldNumbers> {
  const labels = new Map(await Promise.all(rulebooks.map(async ({ id }) => [id, await loadLabels(id)] as const)));
  const number = (book: BookId, ref: string): string =>
    labels.has(book)
      ? (labels.get(book)?.[ref]?.[language] ?? ref)
      : (policyWords[language][ref as PolicyName]?.label ?? ref);
  return {
    number,
    cited: (ref) => {
      const address = parsePinnedRef(ref);
      return address === undefined ? ref : `${address.book}@${address.edition}:${number(address.book, address.ref)}`;
    },
  };
}
