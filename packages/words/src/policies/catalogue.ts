import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { PolicyWords } from './policy-words.ts';

export const policyWords: { readonly [L in Language]: PolicyWords } = { de, en };
