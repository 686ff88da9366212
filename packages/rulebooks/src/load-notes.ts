import type { BookId } from './address.ts';
import type { Language, RuleNotes } from './rule.ts';
import { findStored } from './stored-books.ts';

/** By the rulebook's own number of the rule; a rule beside which nothing stands is not there. */
export type Notes = { readonly [ref: string]: RuleNotes };

/** What stands beside the rules of one rulebook. `undefined` where there is no such rulebook. */
export async function loadNotes(id: BookId, language: Language): Promise<Notes | undefined> {
  const stored = await findStored(id)?.notes[language]();
  return stored?.default as Notes | undefined;
}
