import type { BookId } from './address.ts';
import type { Bilingual, Language } from './rule.ts';
import { findStored } from './stored-books.ts';

/**
 * How rules are shown whose number alone does not tell them apart: the words behind it are ours, so they have a form in
 * each language. The address itself (`oepbl:6.5 All-In: incomplete raise`) stays what it is in links, logs and files.
 */
export type Labels = { readonly [ref: string]: Bilingual };

const none: Labels = {};

/** By the rulebook's own numbers; none where there is no such rulebook or its numbers suffice. */
export async function loadLabels(id: BookId): Promise<Labels> {
  const stored = await findStored(id)?.labels?.();
  return (stored?.default as Labels | undefined) ?? none;
}

/** A number as it is shown. As long as the labels are not there, without the words that may be of the other language. */
export const shownRef = (labels: Labels | undefined, ref: string, language: Language): string =>
  labels === undefined ? numberOf(ref) : (labels[ref]?.[language] ?? ref);

const words = /\p{L}{3}/u;
const number = /^\d+(?:\.\d+)+|^\d+(?=\.)/;

const numberOf = (ref: string): string => (words.test(ref) ? (number.exec(ref)?.[0] ?? ref) : ref);
