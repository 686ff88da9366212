import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ReasonWords } from './reason-words.ts';

export const reasonWords: { readonly [L in Language]: ReasonWords } = { de, en };
