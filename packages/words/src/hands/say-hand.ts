import type { HandName } from '@riffle/cards';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { HandWords } from './hand-words.ts';

const WORDS: { readonly [L in Language]: HandWords } = { de, en };

/** A hand with its kickers, as dealers call it. */
export const sayHand = (language: Language, hand: HandName): string =>
  // the catalogue's type gives every kind its own sentence
  (WORDS[language][hand.kind] as (hand: HandName) => string)(hand);
