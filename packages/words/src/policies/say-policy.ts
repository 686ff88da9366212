import type { Cited, PolicyName } from '@riffle/rulebooks';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { PolicyWord, PolicyWords } from './policy-words.ts';

export const policyWords: { readonly [L in Language]: PolicyWords } = { de, en };

/** What a cited policy says, for a list that shows many of them. */
export function sayPolicy<P extends PolicyName>(cited: Cited<P>, language: Language): string {
  const word: PolicyWord<P> = policyWords[language][cited.policy];
  return word.value(cited.value);
}
