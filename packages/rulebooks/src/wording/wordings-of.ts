import type { BookId, Edition } from '../address.ts';
import { loadRules } from '../load-rules.ts';
import { findRulebook, findShelved } from '../shelf.ts';
import { type Wordings, wordingsIn } from './wordings.ts';

/** The words of a rulebook's rules in a copy of its text; `undefined` where the shelf has not this edition. */
export async function wordingsOf(book: BookId, edition: Edition, text: string): Promise<Wordings | undefined> {
  const numbered = findRulebook(book, edition) === undefined ? undefined : await findShelved(book)?.numbering();
  const catalogue = numbered && (await loadRules(book));
  return catalogue && wordingsIn(text, catalogue.rules, numbered.numbering);
}
