import type { PolicyName } from '@riffle/rulebooks';
import type { Language } from '../language.ts';
import type { NumberWords } from './number-words.ts';
import { numbersDe } from './numbers-de.ts';
import { numbersEn } from './numbers-en.ts';

const WORDS: { readonly [L in Language]: NumberWords } = { de: numbersDe, en: numbersEn };

/** What a number inside an answer counts; `undefined` where it is the whole answer, whose policy says it. */
export function sayAnswerNumber(language: Language, policy: PolicyName, key: string): string | undefined {
  const words: { readonly [place: string]: string } = WORDS[language];
  return words[`${policy}.${key}`];
}
