import type { HandRefusal } from '@riffle/hand';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { HandRefusalWords } from './hand-refusal-words.ts';

const words: { readonly [L in Language]: HandRefusalWords } = { de, en };

/** Why the hand refused, as a sentence for whoever asked. */
export function sayHandRefusal(refusal: HandRefusal, language: Language): string {
  // the table's type has a sentence of its own for every code
  return (words[language][refusal.code] as (refusal: HandRefusal) => string)(refusal);
}

export type { HandRefusalWords };
