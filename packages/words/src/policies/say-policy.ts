import type { Cited, PolicyName } from '@riffle/rulebooks';
import { policyWords } from '#policy-words';
import type { Language } from '../language.ts';
import type { PolicyWord } from './policy-words.ts';

export { policyWords };

/** What a cited policy says, for a list that shows many of them. */
export function sayPolicy<P extends PolicyName>(cited: Cited<P>, language: Language): string {
  const word: PolicyWord<P> = policyWords[language][cited.policy];
  return word.value(cited.value);
}
