import type { SignUpEvent, SignUpRefusal } from '@riffle/signup';
import type { Language } from '../language.ts';
import type { Told } from '../refusals/refusal-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { SignUpNaming } from './sign-up-words.ts';

const CATALOGUES = { de, en } as const;

/** What is said of a list of sign-ups, in one language. */
export function signUpWordsIn(language: Language) {
  const { refusals, log, ...rest } = CATALOGUES[language];
  return {
    ...rest,
    refusal: (refusal: SignUpRefusal, naming: SignUpNaming): Told =>
      (refusals[refusal.code] as (refusal: SignUpRefusal, naming: SignUpNaming) => Told)(refusal, naming),
    event: (event: SignUpEvent, naming: SignUpNaming): string =>
      (log[event.type] as (event: SignUpEvent, naming: SignUpNaming) => string)(event, naming),
  };
}
