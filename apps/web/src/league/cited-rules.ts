import { findImprint } from '@riffle/rulebooks';

/** A competition profile cites `oepbl:4.1.2`; a reader opens the edition that is on the shelf. */
export const citedRules = (refs: readonly string[]): readonly string[] =>
  refs.map((ref) => {
    const [book = '', ...rule] = ref.split(':');
    const imprint = book.includes('@') ? undefined : findImprint(book);
    return imprint === undefined ? ref : `${imprint.id}@${imprint.edition}:${rule.join(':')}`;
  });
